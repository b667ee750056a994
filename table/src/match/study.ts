import type { WithBook } from '../book/use-book.ts';
import type { WithPictures } from '../book/use-pictures.ts';
import type { Lesson } from './lesson.ts';
import type { GamePuzzles } from './puzzles.ts';

/** What there is to learn of a game, fetched where somebody wants to learn; each part comes when it is asked for. */
export interface GameStudy extends WithBook, WithPictures {
  /** The match that teaches it; null where there is none. */
  readonly fetchLesson: (() => Promise<Lesson>) | null;
  /** Positions in which one turn is far better than all others; null where there are none. */
  readonly fetchPuzzles: (() => Promise<GamePuzzles>) | null;
}
