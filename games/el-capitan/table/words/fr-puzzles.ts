import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';

/** What is said of the puzzles of this game in French. */
const frWords: PuzzleGameWords = {
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

/** The same by its key. */
export const frPuzzleWords = { puzzles: frWords };
