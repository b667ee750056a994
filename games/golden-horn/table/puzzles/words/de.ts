import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { many } from '@levante/table/words/de-grammar.ts';

export default {
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
} satisfies PuzzleGameWords;
