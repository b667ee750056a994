/** Matches to play, with their time limit. */
export interface Work {
  readonly matches: number;
  /** Number of matches with the same deal: one for each rotation of the seats. */
  readonly perDeal: number;
  /** Time after which no deal starts, in milliseconds since the epoch; null for no limit. */
  readonly until: number | null;
}

/** Limit of `Work` without a number of matches. */
export const MAX_MATCHES = 0x7fffffff;

/**
 * Issues the numbers of matches, each once and in order. After the time limit no deal starts, but a deal in progress is
 * completed, and the first is always played. Complete deals give the most information, and matches are not omitted for
 * being slow.
 */
export class Queue {
  readonly #work: Work;
  #next = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Returns the next match to play; null when there is none. */
  take(): number | null {
    const next = this.#next;
    if (next >= this.#work.matches || this.#isOver(next)) return null;
    this.#next = next + 1;
    return next;
  }

  #isOver(next: number): boolean {
    const { perDeal, until } = this.#work;
    return until !== null && next > 0 && next % perDeal === 0 && Date.now() >= until;
  }
}
