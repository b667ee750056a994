import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { many } from '@levante/table/words/de-grammar.ts';

const de: PuzzleGameWords = {
  themes: {
    loan: 'Ein Darlehen',
    bonus: 'Eine Bonuskarte',
    'own-shut': 'Das eigene Haus schließen',
    shutting: 'Ein Haus schließen',
    reopening: 'Wiedereröffnen',
    fortress: 'Eine Festung',
    neutral: 'Ein neutrales Haus',
    'phase-end': 'Das Ende der Phase',
    house: 'Das richtige Haus',
  },
  spent: (amount) => many(amount, 'Florin'),
};
export default de;
