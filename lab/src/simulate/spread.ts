export interface Figures {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** Running minimum, maximum and mean of numbers. */
export class Spread {
  #count = 0;
  #sum = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  figures(): Figures {
    if (this.#count === 0) return { mean: 0, least: 0, most: 0 };
    return { mean: this.#sum / this.#count, least: this.#least, most: this.#most };
  }
}
