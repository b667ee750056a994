/**
 * Fast repeatable pseudorandom generator (sfc32) for bots, simulations and tests. It does *not* deal matches: only the
 * dealer's output is unpredictable.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = 0x9e3779b9 | 0;
    this.#c = Math.floor(seed / 0x100000000) ^ 0x243f6a88;
    this.#d = 1;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** Returns a whole number of 32 bits, 0 … 2³²-1. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Returns a whole number below n (n ≥ 1). Its bias, below n/2³², is irrelevant for the uses of this generator. */
  below(n: number): number {
    return Math.floor((this.next() / 0x100000000) * n);
  }

  /** Draws an index into weights[0 … length-1] in proportion to the weights, which are positive integers. */
  weighted(weights: ArrayLike<number>, length: number): number {
    let total = 0;
    for (let i = 0; i < length; i++) total += weights[i] ?? 0;
    let left = this.below(total);
    for (let i = 0; i < length; i++) {
      left -= weights[i] ?? 0;
      if (left < 0) return i;
    }
    return length - 1;
  }
}
