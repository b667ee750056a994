import type { PuzzleGameWords } from '@levante/table/match/study.ts';

const it: PuzzleGameWords = {
  themes: {
    loan: 'Un prestito',
    bonus: 'Una carta bonus',
    'own-shut': 'Chiudere il proprio magazzino',
    shutting: 'Chiudere un magazzino',
    reopening: 'Riaprire',
    fortress: 'Una fortezza',
    neutral: 'Un magazzino neutrale',
    'phase-end': 'La fine della fase',
    house: 'Il magazzino giusto',
  },
  spent: (amount) => `${amount} ${amount === 1 ? 'fiorino' : 'fiorini'}`,
};
export default it;
