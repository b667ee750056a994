import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { frMany } from '@levante/table/words/fr-grammar.ts';

const fr: PuzzleGameWords = {
  themes: {
    loan: 'Un emprunt',
    bonus: 'Une carte bonus',
    'own-shut': 'Fermer son propre entrepôt',
    shutting: 'Fermer un entrepôt',
    reopening: 'Rouvrir',
    fortress: 'Une forteresse',
    neutral: 'Un entrepôt neutre',
    'phase-end': 'La fin de la phase',
    house: 'Le bon entrepôt',
  },
  spent: (amount) => frMany(amount, 'florin'),
};
export default fr;
