import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { many } from '@levante/table/words/en-plural.ts';

/** What is said of the puzzles of this game in English. */
export const enPuzzleWords: PuzzleGameWords = {
  themes: {
    announce: 'Announcing the end',
    raid: 'A raid',
    row: 'A row of six',
    home: 'Cargo brought home',
    'turn-round': 'Turning round',
    cargo: 'The right cargo',
    voyage: 'The right voyage',
  },
  spent: (amount) => many(amount, 'card'),
};
