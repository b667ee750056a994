/** Half-life of used time. */
const HALF_LIFE_MS = 30_000;
/** Usage below this is negligible. */
const MIN_USED_MS = 1;

/** Recently used thinking time, decaying exponentially, plus the reserved time of running questions. */
export class Usage {
  readonly #now: () => number;
  #reserved = 0;
  /** Used time as of `#at`. */
  #used = 0;
  #at: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  /** Used and reserved time in milliseconds. */
  get total(): number {
    return this.#reserved + this.#left;
  }

  get isNegligible(): boolean {
    return this.total < MIN_USED_MS;
  }

  /** Reserves `maxMs` milliseconds. The returned function replaces them with the time actually used. */
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
