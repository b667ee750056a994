import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { catalogue, type Fetched } from '@levante/table/words/language.ts';
import { enPuzzleWords } from './en-puzzles.ts';

/** What is said of the puzzles, in one language. */
interface PuzzleTexts {
  readonly puzzles: PuzzleGameWords;
}

export const puzzleGameTexts: Fetched<PuzzleTexts> = {
  de: async () => (await import('./de-puzzles.ts')).dePuzzleWords,
  fr: async () => (await import('./fr-puzzles.ts')).frPuzzleWords,
  it: async () => (await import('./it-puzzles.ts')).itPuzzleWords,
};

/** What is said of the puzzles of this game, in the reader's language. */
export const puzzleGameWords = catalogue(enPuzzleWords, puzzleGameTexts, 'puzzles');
