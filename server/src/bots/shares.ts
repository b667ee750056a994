import type { FairQueue, Queued } from '../scheduling/fair-queue.ts';

/** Time in which a bot's turn shall end, from when it begins: longer waits are felt. */
const ROUND_MS = 2000;
/** Minimum thinking time. It allows the trained evaluator little or no search. */
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
   * Returns the thinking time of each of these waiting or running questions, in milliseconds: the minimum, plus a fair
   * share of the time left until the oldest question is due. Further turns of a question count if other people wait,
   * too.
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
   * Starts and returns the next question. A question that is due soon comes first, as long as every question can be
   * answered in time. If that is impossible, because some are late already or the minimum for all takes too long, the
   * parties simply take turns, so that no party waits for a crowd.
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
