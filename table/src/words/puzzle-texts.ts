import type { Fetched } from './language.ts';
import type { PuzzleWords } from './puzzle-words.ts';

/** What the pages of puzzles say, in one language. */
export interface PuzzleTexts {
  readonly puzzles: PuzzleWords;
}

export const puzzleTexts: Fetched<PuzzleTexts> = {
  de: async () => (await import('./de-puzzles.ts')).dePuzzles,
  fr: async () => (await import('./fr-puzzles.ts')).frPuzzles,
  it: async () => (await import('./it-puzzles.ts')).itPuzzles,
};
