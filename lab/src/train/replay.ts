import type { Sample } from '@levante/bots';
import type { Random } from '@levante/contract';

/** How many lessons a replay keeps: a share of all there have been, within bounds. */
export interface Keeping {
  readonly share: number;
  readonly fewest: number;
  readonly most: number;
}

/**
 * The newest lessons, to be learned from several times and among others. What the learner did when it knew less is soon
 * forgotten, for such positions do not come again.
 */
export class ReplayBuffer {
  readonly #keeping: Keeping;
  #lessons: Sample[] = [];
  #all = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Takes lessons in, and lets the oldest go. */
  add(lessons: readonly Sample[]): void {
    this.#all += lessons.length;
    const { share, fewest, most } = this.#keeping;
    const room = Math.min(most, Math.max(fewest, Math.floor(this.#all * share)));
    this.#lessons = [...this.#lessons, ...lessons].slice(-room);
  }

  /** So many of them, each drawn from all; there must be one. */
  draw(count: number, random: Random): Sample[] {
    return Array.from({ length: count }, () => {
      const lesson = this.#lessons[random.below(this.#lessons.length)];
      if (!lesson) throw new RangeError('there is no lesson yet');
      return lesson;
    });
  }
}
