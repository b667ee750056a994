import type { PuzzleGameWords } from '@levante/table/match/puzzles.ts';

/** What is said of the puzzles of this game in Italian. */
const itWords: PuzzleGameWords = {
  themes: {
    announce: 'Annunciare la fine',
    raid: 'Un assalto',
    row: 'Una serie di sei',
    home: 'Il carico in porto',
    'turn-round': 'Invertire la rotta',
    cargo: 'Il carico giusto',
    voyage: 'Il viaggio giusto',
  },
  spent: (amount) => `${amount} ${amount === 1 ? 'carta' : 'carte'}`,
};

/** The same by its key. */
export const itPuzzleWords = { puzzles: itWords };
