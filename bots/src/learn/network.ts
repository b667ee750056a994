import { addDouble, doubleAt, floatAt } from '@levante/contract';
/**
 * Layer sizes of a network that evaluates one seat. A shared layer encodes each part; the sum of the encodings and the
 * scalars pass through a hidden layer to two outputs: strength and score. Win probabilities are the softmax of the strengths
 * of all seats.
 */
export interface Shape {
  readonly figures: number;
  readonly partSize: number;
  /** Units of the encoding layer and of the hidden layer. */
  readonly encoded: number;
  readonly hidden: number;
}

/** Number of outputs: strength and score. */
export const OUTPUTS = 2;

/** Returns the offset of each layer in the flat weight array. Weights are grouped by input, one per unit. */
export function weightLayout({ figures, partSize, encoded, hidden }: Shape) {
  const partBias = encoded * partSize;
  const second = partBias + encoded;
  const inputs = figures + encoded;
  const secondBias = second + hidden * inputs;
  const last = secondBias + hidden;
  const lastBias = last + OUTPUTS * hidden;
  return { part: 0, partBias, second, inputs, secondBias, last, lastBias, length: lastBias + OUTPUTS };
}

/** A layer in the flat weight array: offsets of its weights and biases, and its size. */
export interface LayerLayout {
  readonly first: number;
  readonly bias: number;
  readonly inputs: number;
  readonly units: number;
}

/** Returns the layers that have units: the encoding layer of the parts, and the hidden layer. */
export function layersOf(shape: Shape): { readonly parts: LayerLayout; readonly second: LayerLayout } {
  const at = weightLayout(shape);
  return {
    parts: { first: at.part, bias: at.partBias, inputs: shape.partSize, units: shape.encoded },
    second: { first: at.second, bias: at.secondBias, inputs: at.inputs, units: shape.hidden },
  };
}

/** Slope of the leaky ReLU for negative inputs, so that units cannot die. */
const LEAK = 0.05;
export const bend = (x: number): number => (x > 0 ? x : LEAK * x);
export const slope = (y: number): number => (y > 0 ? 1 : LEAK);

/**
 * Layer with an incremental accumulator per place (a seat, or a part of a seat). Applies only the inputs that changed, since
 * consecutive positions differ little.
 */
class Layer {
  readonly sums: Float64Array;
  readonly #last: Float64Array;
  readonly #weights: Float32Array;
  readonly #first: number;
  readonly #inputs: number;
  readonly #units: number;

  constructor(weights: Float32Array, { first, bias, inputs, units }: LayerLayout, places: number) {
    this.#weights = weights;
    this.#first = first;
    this.#inputs = inputs;
    this.#units = units;
    this.#last = new Float64Array(places * inputs);
    this.sums = new Float64Array(places * units);
    for (let place = 0; place < places; place++) {
      for (let unit = 0; unit < units; unit++) this.sums[place * units + unit] = floatAt(weights, bias + unit);
    }
  }

  /** Sets the inputs from `to` on to `numbers[from …]` and updates the sums; returns whether any input changed. */
  take(place: number, numbers: Float32Array | Float64Array, from: number, count: number, to: number): boolean {
    const { sums } = this;
    const last = this.#last;
    const weights = this.#weights;
    const units = this.#units;
    const offset = place * this.#inputs + to;
    const sum = place * units;
    let changed = false;
    for (let i = 0; i < count; i++) {
      const x = numbers[from + i] ?? 0;
      const change = x - doubleAt(last, offset + i);
      if (change === 0) continue;
      changed = true;
      last[offset + i] = x;
      const row = this.#first + (to + i) * units;
      for (let unit = 0; unit < units; unit++) {
        addDouble(sums, sum + unit, change * floatAt(weights, row + unit));
      }
    }
    return changed;
  }
}

/** Forward pass with cached accumulators. Assumes constant weights: changing them requires a new network. */
export class Network {
  readonly shape: Shape;
  readonly #weights: Float32Array;
  readonly #at: ReturnType<typeof weightLayout>;
  readonly #maxParts: number;
  readonly #parts: Layer;
  readonly #second: Layer;
  readonly #codes: Float64Array;
  readonly #pooled: Float64Array;
  /** Outputs of the last call to `evaluate`. */
  strength = 0;
  score = 0;

  constructor(shape: Shape, weights: Float32Array, maxParts: number, maxSeats: number) {
    this.shape = shape;
    this.#weights = weights;
    this.#maxParts = maxParts;
    const at = weightLayout(shape);
    if (weights.length !== at.length) throw new RangeError(`${weights.length} weights for ${at.length}`);
    this.#at = at;
    const { encoded } = shape;
    const layers = layersOf(shape);
    this.#parts = new Layer(weights, layers.parts, maxSeats * maxParts);
    this.#second = new Layer(weights, layers.second, maxSeats);
    this.#codes = new Float64Array(encoded);
    this.#pooled = new Float64Array(maxSeats * encoded);
  }

  /** Evaluates one seat, whose features start at `from`, and stores the outputs in `strength` and `score`. */
  evaluate(numbers: Float32Array, from: number, parts: number, seat: number): void {
    const { figures, partSize, encoded, hidden } = this.shape;
    let changed = false;
    for (let part = 0; part < parts; part++) {
      const place = seat * this.#maxParts + part;
      if (this.#parts.take(place, numbers, from + figures + part * partSize, partSize, 0)) changed = true;
    }
    if (changed) this.#pool(seat, parts);
    this.#second.take(seat, numbers, from, figures, 0);
    if (changed) this.#second.take(seat, this.#pooled, seat * encoded, encoded, figures);
    const weights = this.#weights;
    const { last, lastBias } = this.#at;
    const { sums } = this.#second;
    let strength = floatAt(weights, lastBias);
    let score = floatAt(weights, lastBias + 1);
    for (let unit = 0; unit < hidden; unit++) {
      const y = bend(doubleAt(sums, seat * hidden + unit));
      strength += floatAt(weights, last + unit) * y;
      score += floatAt(weights, last + hidden + unit) * y;
    }
    this.strength = strength;
    this.score = score;
  }

  #pool(seat: number, parts: number): void {
    const { encoded } = this.shape;
    const codes = this.#codes;
    const { sums } = this.#parts;
    codes.fill(0);
    let i = seat * this.#maxParts * encoded;
    for (let part = 0; part < parts; part++) {
      for (let unit = 0; unit < encoded; unit++) addDouble(codes, unit, bend(doubleAt(sums, i++)));
    }
    this.#pooled.set(codes, seat * encoded);
  }
}
