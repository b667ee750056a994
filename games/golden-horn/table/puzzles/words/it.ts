import type { PuzzleGameWords } from '@levante/table/match/study.ts';

export default {
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
} satisfies PuzzleGameWords;
