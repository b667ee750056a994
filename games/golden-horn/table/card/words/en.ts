import type { CardWords } from '@levante/table/match/card.ts';

export const enCard: CardWords = {
  name: 'Golden Horn',
  text: 'Race goods between Venice and Constantinople, and raid whoever lies in your way.',
  boardNote: 'What single sails and spaces show is not published; the reconstruction fits all that is described.',
  choices: {
    ruleset: {
      legend: 'Rules',
      values: {
        'as-described':
          'As described (a summary of the rules, not the game in the box): a raid takes three cards; ships of more colours draw more on arrival',
        'as-published':
          'As published (the game in the box): a raid takes two cards; ships of fewer colours draw more on arrival',
      },
    },
  },
};
