import { addDouble, doubleAt, floatAt, type Random } from '@levante/contract';
import { bend, type LayerLayout, layersOf, OUTPUTS, type Shape, slope, weightLayout } from './network.ts';

/** Training sample: the features of a position with target probabilities and scores. */
export interface Sample {
  /** Features of all seats (see `Features.measure`). */
  readonly numbers: Float32Array;
  readonly players: number;
  readonly parts: number;
  /** Target win probabilities, adding up to 1, and scores. */
  readonly chances: Float64Array;
  readonly scores: Float64Array;
}

/** Weight of the score loss relative to the cross entropy. */
const SCORE_WEIGHT = 0.5;
const MOMENTUM = 0.9;
const DAMPING = 0.999;
const TINY = 1e-8;

/** State of the Adam optimizer. Together with the weights, enough to resume training. */
export interface OptimizerState {
  readonly steps: number;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** Returns random initial weights, scaled so that activations keep their magnitude. */
export function freshWeights(shape: Shape, random: Random): Float32Array {
  const at = weightLayout(shape);
  const weights = new Float32Array(at.length);
  const fill = (from: number, to: number, size: number): void => {
    for (let i = from; i < to; i++) weights[i] = (random.next() / 0x80000000 - 1) * size;
  };
  fill(at.part, at.partBias, Math.sqrt(3 / shape.partSize));
  fill(at.second, at.secondBias, Math.sqrt(3 / at.inputs) * 0.5);
  fill(at.last, at.lastBias, Math.sqrt(1 / shape.hidden) * 0.2);
  return weights;
}

/** Trains weights in place by backpropagation with the Adam optimizer. */
export class Trainer {
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly #length: number;
  readonly #at: ReturnType<typeof weightLayout>;
  readonly #layers: ReturnType<typeof layersOf>;
  readonly #gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;
  readonly #codes: Float64Array;
  readonly #inputs: Float64Array;
  readonly #hiddens: Float64Array;
  readonly #outputs: Float64Array;
  readonly #back: Float64Array;
  readonly #units: Float64Array;
  readonly #maxParts: number;

  constructor(shape: Shape, weights: Float32Array, maxParts: number, maxSeats: number) {
    this.shape = shape;
    this.weights = weights;
    this.#maxParts = maxParts;
    this.#length = shape.figures + maxParts * shape.partSize;
    this.#at = weightLayout(shape);
    this.#layers = layersOf(shape);
    this.#gradient = new Float64Array(this.#at.length);
    this.#mean = new Float64Array(this.#at.length);
    this.#square = new Float64Array(this.#at.length);
    this.#codes = new Float64Array(maxSeats * maxParts * shape.encoded);
    this.#inputs = new Float64Array(maxSeats * this.#at.inputs);
    this.#hiddens = new Float64Array(maxSeats * shape.hidden);
    this.#outputs = new Float64Array(maxSeats * OUTPUTS);
    this.#back = new Float64Array(this.#at.inputs);
    this.#units = new Float64Array(Math.max(shape.hidden, shape.encoded));
  }

  /** Copy of the optimizer state. */
  get memory(): OptimizerState {
    return { steps: this.#steps, mean: this.#mean.slice(), square: this.#square.slice() };
  }

  /** Restores the optimizer state of a trainer of the same shape. */
  recall({ steps, mean, square }: OptimizerState): void {
    this.#steps = steps;
    this.#mean.set(mean);
    this.#square.set(square);
  }

  /** Takes one step on a batch and returns its mean loss before the step: cross entropy plus half the squared score error. */
  step(samples: readonly Sample[], rate: number): number {
    this.#gradient.fill(0);
    let loss = 0;
    for (const sample of samples) loss += this.#learn(sample, 1 / samples.length);
    this.#steps += 1;
    const meanFix = 1 - MOMENTUM ** this.#steps;
    const squareFix = 1 - DAMPING ** this.#steps;
    for (let i = 0; i < this.#gradient.length; i++) {
      const g = doubleAt(this.#gradient, i);
      const mean = MOMENTUM * doubleAt(this.#mean, i) + (1 - MOMENTUM) * g;
      const square = DAMPING * doubleAt(this.#square, i) + (1 - DAMPING) * g * g;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.weights[i] = floatAt(this.weights, i) - (rate * mean) / meanFix / (Math.sqrt(square / squareFix) + TINY);
    }
    return loss / samples.length;
  }

  #learn(sample: Sample, weight: number): number {
    const { players, parts, numbers } = sample;
    for (let seat = 0; seat < players; seat++) this.#forward(numbers, seat, parts);
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) top = Math.max(top, doubleAt(this.#outputs, seat * OUTPUTS));
    let sum = 0;
    for (let seat = 0; seat < players; seat++) sum += Math.exp(doubleAt(this.#outputs, seat * OUTPUTS) - top);
    let loss = 0;
    for (let seat = 0; seat < players; seat++) {
      const strength = doubleAt(this.#outputs, seat * OUTPUTS);
      const chance = Math.exp(strength - top) / sum;
      const wanted = doubleAt(sample.chances, seat);
      const off = doubleAt(this.#outputs, seat * OUTPUTS + 1) - doubleAt(sample.scores, seat);
      loss += wanted * (Math.log(sum) + top - strength) + 0.5 * SCORE_WEIGHT * off * off;
      this.#backward(numbers, seat, parts, (chance - wanted) * weight, SCORE_WEIGHT * off * weight);
    }
    return loss;
  }

  #forward(numbers: Float32Array, seat: number, parts: number): void {
    const { figures, partSize, encoded, hidden } = this.shape;
    const { weights } = this;
    const at = this.#at;
    const from = seat * this.#length;
    const inputs = seat * at.inputs;
    for (let i = 0; i < figures; i++) this.#inputs[inputs + i] = floatAt(numbers, from + i);
    for (let i = 0; i < encoded; i++) this.#inputs[inputs + figures + i] = 0;
    for (let part = 0; part < parts; part++) {
      const first = from + figures + part * partSize;
      const code = (seat * this.#maxParts + part) * encoded;
      const sums = { numbers: this.#codes, from: code };
      spread(weights, this.#layers.parts, { numbers, from: first }, sums);
      for (let unit = 0; unit < encoded; unit++) {
        const y = bend(doubleAt(this.#codes, code + unit));
        this.#codes[code + unit] = y;
        addDouble(this.#inputs, inputs + figures + unit, y);
      }
    }
    let strength = floatAt(weights, at.lastBias);
    let score = floatAt(weights, at.lastBias + 1);
    const sums = { numbers: this.#hiddens, from: seat * hidden };
    spread(weights, this.#layers.second, { numbers: this.#inputs, from: inputs }, sums);
    for (let unit = 0; unit < hidden; unit++) {
      const y = bend(doubleAt(this.#hiddens, seat * hidden + unit));
      this.#hiddens[seat * hidden + unit] = y;
      strength += floatAt(weights, at.last + unit) * y;
      score += floatAt(weights, at.last + hidden + unit) * y;
    }
    this.#outputs[seat * OUTPUTS] = strength;
    this.#outputs[seat * OUTPUTS + 1] = score;
  }

  #backward(numbers: Float32Array, seat: number, parts: number, byStrength: number, byScore: number): void {
    const { figures, partSize, encoded, hidden } = this.shape;
    const { weights } = this;
    const g = this.#gradient;
    const at = this.#at;
    const inputs = seat * at.inputs;
    addDouble(g, at.lastBias, byStrength);
    addDouble(g, at.lastBias + 1, byScore);
    for (let unit = 0; unit < hidden; unit++) {
      const y = doubleAt(this.#hiddens, seat * hidden + unit);
      addDouble(g, at.last + unit, byStrength * y);
      addDouble(g, at.last + hidden + unit, byScore * y);
      const back =
        slope(y) *
        (byStrength * floatAt(weights, at.last + unit) + byScore * floatAt(weights, at.last + hidden + unit));
      addDouble(g, at.secondBias + unit, back);
      this.#units[unit] = back;
    }
    gather(g, this.#layers.second, { numbers: this.#inputs, from: inputs }, this.#units);
    for (let i = figures; i < at.inputs; i++) {
      const row = at.second + i * hidden;
      let back = 0;
      for (let unit = 0; unit < hidden; unit++) back += doubleAt(this.#units, unit) * floatAt(weights, row + unit);
      this.#back[i] = back;
    }
    for (let part = 0; part < parts; part++) {
      const first = seat * this.#length + figures + part * partSize;
      const code = (seat * this.#maxParts + part) * encoded;
      for (let unit = 0; unit < encoded; unit++) {
        const back = slope(doubleAt(this.#codes, code + unit)) * doubleAt(this.#back, figures + unit);
        addDouble(g, at.partBias + unit, back);
        this.#units[unit] = back;
      }
      gather(g, this.#layers.parts, { numbers, from: first }, this.#units);
    }
  }
}

/** Numbers of a layer within a list of several. */
interface Slice<T> {
  readonly numbers: T;
  readonly from: number;
}

type Inputs = Slice<Float32Array | Float64Array>;

/** Computes the forward pass of one layer into `sums`. */
function spread(
  weights: Float32Array,
  layer: LayerLayout,
  inputs: Inputs,
  { numbers: sums, from: to }: Slice<Float64Array>,
): void {
  const { first, bias, units } = layer;
  for (let unit = 0; unit < units; unit++) sums[to + unit] = floatAt(weights, bias + unit);
  for (let i = 0; i < layer.inputs; i++) {
    const x = inputs.numbers[inputs.from + i] ?? 0;
    if (x === 0) continue;
    const row = first + i * units;
    for (let unit = 0; unit < units; unit++) addDouble(sums, to + unit, x * floatAt(weights, row + unit));
  }
}

/** Accumulates the gradient of one layer's weights: inputs times back-propagated errors. */
function gather(gradient: Float64Array, layer: LayerLayout, { numbers, from }: Inputs, back: Float64Array): void {
  const { first, inputs, units } = layer;
  for (let i = 0; i < inputs; i++) {
    const x = numbers[from + i] ?? 0;
    if (x === 0) continue;
    const row = first + i * units;
    for (let unit = 0; unit < units; unit++) addDouble(gradient, row + unit, x * doubleAt(back, unit));
  }
}
