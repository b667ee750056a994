/** After so long half of what was used is forgotten. */
const HALF_LIFE_MS = 30_000;
/** Less than this counts as nothing. */
const MIN_USED_MS = 1;

/** Thinking time that somebody has used lately, and what is under way may still use. */
export class Usage {
  readonly #now: () => number;
  #reserved = 0;
  /** As it counted at `#at`. */
  #used = 0;
  #at: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  /** In milliseconds. */
  get total(): number {
    return this.#reserved + this.#left;
  }

  get isNegligible(): boolean {
    return this.total < MIN_USED_MS;
  }

  /** Begins something that may take up to `most` milliseconds; returns a function that ends it. */
  begin(maxMs: number): (took: number) => void {
    this.#reserved += maxMs;
    return (took) => {
      this.#reserved -= maxMs;
      this.#used = this.#left + took;
      this.#at = this.#now();
    };
  }

  get #left(): number {
    return this.#used * 0.5 ** ((this.#now() - this.#at) / HALF_LIFE_MS);
  }
}
