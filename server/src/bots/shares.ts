import type { FairQueue, Queued } from '../scheduling/fair-queue.ts';

/** Time in which a bot's turn shall end, from when it begins: longer waits are felt. */
const ROUND_MS = 2000;
/** Minimum thinking time. In it the trained evaluator plays with little or no search. */
export const FLOOR_MS = 20;

/** Part of its time after which a question that waits is due soon. */
const SOON = 0.75;

/** Divides the time of threads among the questions of a queue. */
export class Shares<T extends Queued> {
  readonly #queue: FairQueue<T>;
  readonly #threads: number;

  constructor(queue: FairQueue<T>, threads: number) {
    this.#queue = queue;
    this.#threads = threads;
  }

  /**
   * Returns the thinking time in milliseconds of each of these questions, which wait or run: the minimum for each,
   * and a fair share of what is left until the one that has waited longest is due. Further turns for which the same
   * people wait count if others wait, too.
   */
  of(items: readonly T[], now: number): readonly number[] {
    const oldest = this.#queue.oldest()?.since ?? now;
    return items.map((item) => {
      const turns = this.#queue.turns === item.turns ? 1 : this.#queue.turns;
      const untilDue = ROUND_MS - (now - Math.min(oldest, item.since));
      const left = Math.max(0, untilDue * this.#threads - FLOOR_MS * turns);
      const share = turns === 1 ? 1 : this.#queue.shareOf(item);
      return Math.floor(Math.max(FLOOR_MS, Math.min(FLOOR_MS + left * share, ROUND_MS - (now - item.since))));
    });
  }

  /**
   * Starts and returns the next question. One that is due soon comes first, so that every question is answered in time where that
   * is possible. Where it is not, because some are late already or the minimum for all takes too long, the parties come in turn
   * only: then no party waits for a crowd.
   */
  next(now: number): T | undefined {
    const oldest = this.#queue.oldest();
    const age = oldest === undefined ? 0 : now - oldest.since;
    const isBearable = FLOOR_MS * this.#queue.turns <= ROUND_MS * this.#threads && age <= ROUND_MS;
    if (oldest === undefined || !isBearable || age < SOON * ROUND_MS) return this.#queue.shift();
    this.#queue.take(oldest);
    return oldest;
  }
}
