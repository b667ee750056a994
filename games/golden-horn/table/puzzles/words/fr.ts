import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';

/** What is said of the puzzles of this game in French. */
const frWords: PuzzleGameWords = {
  themes: {
    announce: 'Annoncer la fin',
    raid: 'Un pillage',
    row: 'Une série de six',
    home: 'Une cargaison à bon port',
    'turn-round': 'Faire demi-tour',
    cargo: 'La bonne cargaison',
    voyage: 'Le bon voyage',
  },
  spent: (amount) => frMany(amount, 'carte'),
};

/** The same by its key. */
export const frPuzzleWords = { puzzles: frWords };
