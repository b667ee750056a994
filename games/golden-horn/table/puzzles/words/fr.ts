import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { frMany } from '@levante/table/words/fr-grammar.ts';

export default {
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
} satisfies PuzzleGameWords;
