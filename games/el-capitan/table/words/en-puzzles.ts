import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { many } from '@levante/table/words/en-plural.ts';

/** What is said of the puzzles of this game in English. */
export const enPuzzleWords: PuzzleGameWords = {
  themes: {
    loan: 'A loan',
    bonus: 'A bonus card',
    'own-shut': 'Shutting one’s own house',
    shutting: 'Shutting a house',
    reopening: 'Reopening',
    fortress: 'A fortress',
    neutral: 'A neutral house',
    'phase-end': 'The end of the phase',
    house: 'The right house',
  },
  spent: (amount) => many(amount, 'florin'),
};
