import type { Sample } from '@levante/bots';
import type { Random } from '@levante/contract';

/** Size of a replay buffer: a share of all samples so far, within bounds. */
export interface Keeping {
  readonly share: number;
  readonly fewest: number;
  readonly most: number;
}

/**
 * Replay buffer of the newest samples, each learned from several times and mixed with others. Old samples are dropped soon:
 * positions from weaker play do not recur.
 */
export class ReplayBuffer {
  readonly #keeping: Keeping;
  #lessons: Sample[] = [];
  #all = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Adds samples, and drops the oldest. */
  add(lessons: readonly Sample[]): void {
    this.#all += lessons.length;
    const { share, fewest, most } = this.#keeping;
    const room = Math.min(most, Math.max(fewest, Math.floor(this.#all * share)));
    this.#lessons = [...this.#lessons, ...lessons].slice(-room);
  }

  /** Draws a number of samples with replacement; the buffer must not be empty. */
  draw(count: number, random: Random): Sample[] {
    return Array.from({ length: count }, () => {
      const lesson = this.#lessons[random.below(this.#lessons.length)];
      if (!lesson) throw new RangeError('there is no lesson yet');
      return lesson;
    });
  }
}
