import type { Lesson } from '@levante/bots';
import type { Random } from '@levante/contract';

/** The last lessons, to be learned from several times and among others. */
export class Replay {
  readonly #most: number;
  readonly #lessons: Lesson[] = [];
  #oldest = 0;

  /** Keeps so many. */
  constructor(most: number) {
    this.#most = most;
  }

  add(lessons: readonly Lesson[]): void {
    for (const lesson of lessons) {
      if (this.#lessons.length < this.#most) {
        this.#lessons.push(lesson);
        continue;
      }
      this.#lessons[this.#oldest] = lesson;
      this.#oldest = (this.#oldest + 1) % this.#most;
    }
  }

  /** So many of them, each drawn from all; there must be one. */
  draw(count: number, random: Random): Lesson[] {
    return Array.from({ length: count }, () => {
      const lesson = this.#lessons[random.below(this.#lessons.length)];
      if (!lesson) throw new RangeError('there is no lesson yet');
      return lesson;
    });
  }
}
