import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { many } from '@levante/table/words/de-plural.ts';

/** What is said of the puzzles of this game in German. */
const deWords: PuzzleGameWords = {
  themes: {
    announce: 'Das Ende ausrufen',
    raid: 'Ein Überfall',
    row: 'Ein Sechsersatz',
    home: 'Ladung nach Hause',
    'turn-round': 'Umdrehen',
    cargo: 'Die richtige Ladung',
    voyage: 'Die richtige Fahrt',
  },
  spent: (amount) => many(amount, 'Karte', 'Karten'),
};

/** The same by its key. */
export const dePuzzleWords = { puzzles: deWords };
