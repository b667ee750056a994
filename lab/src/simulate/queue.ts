/** What is to be played, and for how long. */
export interface Work {
  readonly matches: number;
  /** So many matches have one deal, in which everybody sits everywhere once. */
  readonly perDeal: number;
  /** When no deal shall begin any more, in milliseconds since 1970; null for no such time. */
  readonly until: number | null;
}

/** What `Work` without a number of matches is limited to: more than anybody waits for. */
export const MAX_MATCHES = 0x7fffffff;

/**
 * Hands out the numbers of matches, each once and in order. When the time is over, no deal begins any more; one that has
 * begun is handed out to its end, and the first is always played: a run breaks off where it tells most, and none is left
 * out because it took long.
 */
export class Queue {
  readonly #work: Work;
  #next = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  /** The next match to play; null when there is none. */
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
