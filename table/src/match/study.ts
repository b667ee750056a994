import type { PuzzleList, RatedPuzzle } from '@levante/bots';
import type { Fact, GameEntry, JsonObject, Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { WithBook } from '../book/book.ts';
import type { WithPictures } from '../book/picture.tsx';
import type { Lesson } from './lesson.ts';

/** Learning material of a game; each part is loaded on demand. */
export interface GameStudy extends WithBook, WithPictures {
  /** The lesson; null if there is none. */
  readonly fetchLesson: (() => Promise<Lesson>) | null;
  /** Puzzles: positions in which one turn is far better than all others; null if there are none. */
  readonly fetchPuzzles: (() => Promise<GamePuzzles>) | null;
}

/** A game's sentences about its puzzles. */
export interface PuzzleGameWords {
  /** Descriptions by theme. */
  readonly themes: { readonly [theme: string]: string };
  /** Describes the resources that a turn uses. */
  spent(amount: number): string;
}

export interface GamePuzzles {
  readonly rules: GameEntry;
  readonly words: ReadonlySignal<PuzzleGameWords>;
  /** All puzzles, without their positions. */
  fetchList(): Promise<PuzzleList>;
  /** Returns a puzzle by its number, from 1, or null. */
  fetchPuzzle(number: number): Promise<RatedPuzzle | null>;
  /** Returns whether two positions belong to the same turn of the deciding seat. */
  isSameTurn(from: JsonObject, to: JsonObject): boolean;
  /** Returns the effect of a turn apart from its cost; null if there is none. */
  turnDeed(puzzle: RatedPuzzle, lines: readonly string[]): string | null;
  /** Returns a turn with a given effect, as lines up to the next chance; null if there is none. */
  turnTo(puzzle: RatedPuzzle, deed: string): readonly string[] | null;
  /** Loads the small picture of a position. */
  fetchPicture(): Promise<ComponentType<PuzzlePicture>>;
  /** Returns the resources that a turn uses: florins, cards. */
  spentIn(facts: readonly Fact[], seat: Seat): number;
}

/** Miniature of a position. */
export interface PuzzlePicture {
  readonly puzzle: RatedPuzzle;
}
