import type { PuzzleList, RatedPuzzle } from '@levante/bots';
import type { Fact, GameEntry, JsonObject, Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { WithBook } from '../book/book.ts';
import type { WithPictures } from '../book/picture.tsx';
import type { Lesson } from './lesson.ts';

/** What there is to learn of a game, fetched where somebody wants to learn; each part comes when it is asked for. */
export interface GameStudy extends WithBook, WithPictures {
  /** The match that teaches it; null where there is none. */
  readonly fetchLesson: (() => Promise<Lesson>) | null;
  /** Positions in which one turn is far better than all others; null where there are none. */
  readonly fetchPuzzles: (() => Promise<GamePuzzles>) | null;
}

/** Sentences of a game about its puzzles. */
export interface PuzzleGameWords {
  /** What a puzzle is about, by its theme. */
  readonly themes: { readonly [theme: string]: string };
  /** What a turn uses up. */
  spent(amount: number): string;
}

/** A game's puzzles, as the pages know them. */
export interface GamePuzzles {
  readonly rules: GameEntry;
  readonly words: ReadonlySignal<PuzzleGameWords>;
  /** All there are, without their positions. */
  fetchList(): Promise<PuzzleList>;
  /** One by its number, from 1; null where there is none. */
  fetchPuzzle(number: number): Promise<RatedPuzzle | null>;
  /** Whether two positions, in the form of the formats, lie in one turn of the seat that decides in both. */
  isSameTurn(from: JsonObject, to: JsonObject): boolean;
  /** What a turn does, apart from what it costs; null where it has come to nothing. */
  turnDeed(puzzle: RatedPuzzle, lines: readonly string[]): string | null;
  /** A turn that does a deed, as lines up to where chance decides; null where there is none. */
  turnTo(puzzle: RatedPuzzle, deed: string): readonly string[] | null;
  /** Fetches what draws a position small. */
  fetchPicture(): Promise<ComponentType<PuzzlePicture>>;
  /** What a turn uses up: florins, cards. */
  spentIn(facts: readonly Fact[], seat: Seat): number;
}

/** A position to be drawn small: only what can be seen at a glance. */
export interface PuzzlePicture {
  readonly puzzle: RatedPuzzle;
}
