import { addDouble, doubleAt, floatAt } from '@levante/contract';
/**
 * A small network that judges one seat: every part goes through the same layer, what comes out is added up and goes with
 * the figures through a second layer, to two numbers: how strongly the seat will win, and its score. The seats' chances
 * are the softmax of the first over all seats.
 */
export interface Shape {
  readonly figures: number;
  readonly partSize: number;
  /** Units of the layer for parts, and of the second layer. */
  readonly encoded: number;
  readonly hidden: number;
}

/** Strength and score. */
export const OUTPUTS = 2;

/** Where the weights of each layer begin in the one list that holds them all; those of one input stand together, unit by unit. */
export function weightLayout({ figures, partSize, encoded, hidden }: Shape) {
  const partBias = encoded * partSize;
  const second = partBias + encoded;
  const inputs = figures + encoded;
  const secondBias = second + hidden * inputs;
  const last = secondBias + hidden;
  const lastBias = last + OUTPUTS * hidden;
  return { part: 0, partBias, second, inputs, secondBias, last, lastBias, length: lastBias + OUTPUTS };
}

/** Leaky, so that no unit dies for good. */
const LEAK = 0.05;
export const bend = (x: number): number => (x > 0 ? x : LEAK * x);
export const slope = (y: number): number => (y > 0 ? 1 : LEAK);

/**
 * One layer for many places (seats, or parts of seats): it keeps each place's last inputs and sums, and brings the sums
 * up to date by the inputs that changed, since positions that are judged one after another differ little.
 */
class Layer {
  readonly sums: Float64Array;
  readonly #last: Float64Array;
  readonly #weights: Float32Array;
  readonly #first: number;
  readonly #inputs: number;
  readonly #units: number;

  constructor(weights: Float32Array, first: number, bias: number, inputs: number, units: number, places: number) {
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

  /** Takes over `numbers[from …]` as the place's inputs `to …`; whether any of them is new. */
  take(place: number, numbers: Float32Array | Float64Array, from: number, count: number, to: number): boolean {
    const { sums } = this;
    const last = this.#last;
    const weights = this.#weights;
    const units = this.#units;
    const kept = place * this.#inputs + to;
    const sum = place * units;
    let changed = false;
    for (let i = 0; i < count; i++) {
      const x = numbers[from + i] ?? 0;
      const change = x - doubleAt(last, kept + i);
      if (change === 0) continue;
      changed = true;
      last[kept + i] = x;
      const row = this.#first + (to + i) * units;
      for (let unit = 0; unit < units; unit++) {
        addDouble(sums, sum + unit, change * floatAt(weights, row + unit));
      }
    }
    return changed;
  }
}

/** Puts weights to use. They are not looked at again: after changing them a new network is due. */
export class Network {
  readonly shape: Shape;
  readonly #weights: Float32Array;
  readonly #at: ReturnType<typeof weightLayout>;
  readonly #mostParts: number;
  readonly #parts: Layer;
  readonly #second: Layer;
  readonly #codes: Float64Array;
  readonly #pooled: Float64Array;
  /** What `judge` found: strength and score. */
  strength = 0;
  score = 0;

  constructor(shape: Shape, weights: Float32Array, mostParts: number, mostSeats: number) {
    this.shape = shape;
    this.#weights = weights;
    this.#mostParts = mostParts;
    const at = weightLayout(shape);
    if (weights.length !== at.length) throw new RangeError(`${weights.length} weights for ${at.length}`);
    this.#at = at;
    const { encoded, hidden, partSize } = shape;
    this.#parts = new Layer(weights, at.part, at.partBias, partSize, encoded, mostSeats * mostParts);
    this.#second = new Layer(weights, at.second, at.secondBias, at.inputs, hidden, mostSeats);
    this.#codes = new Float64Array(encoded);
    this.#pooled = new Float64Array(mostSeats * encoded);
  }

  /** Judges the numbers of one seat, which begin at `from`. */
  judge(numbers: Float32Array, from: number, parts: number, seat: number): void {
    const { figures, partSize, encoded, hidden } = this.shape;
    let changed = false;
    for (let part = 0; part < parts; part++) {
      const place = seat * this.#mostParts + part;
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
    let i = seat * this.#mostParts * encoded;
    for (let part = 0; part < parts; part++) {
      for (let unit = 0; unit < encoded; unit++) addDouble(codes, unit, bend(doubleAt(sums, i++)));
    }
    this.#pooled.set(codes, seat * encoded);
  }
}
