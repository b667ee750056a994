import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { many } from '@levante/table/words/en-grammar.ts';

const en: PuzzleGameWords = {
  themes: {
    loan: 'A loan',
    bonus: 'A bonus card',
    'own-shut': 'Shutting your own house',
    shutting: 'Shutting a house',
    reopening: 'Reopening',
    fortress: 'A fortress',
    neutral: 'A neutral house',
    'phase-end': 'The end of the phase',
    house: 'The right house',
  },
  spent: (amount) => many(amount, 'florin'),
};

export default en;
