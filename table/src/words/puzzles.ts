import { enPuzzles } from './en-puzzles.ts';
import { catalogue } from './language.ts';
import { puzzleTexts } from './puzzle-texts.ts';

/** What the pages of puzzles say, in the reader's language. */
export const puzzleWords = catalogue(enPuzzles, puzzleTexts, 'puzzles');
