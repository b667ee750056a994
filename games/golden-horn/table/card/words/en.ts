import type { CardWords } from '@levante/table/match/card.ts';
import { catalogue } from '@levante/table/words/language.ts';

const en: CardWords = {
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

/** What is said of Golden Horn before it is played, in the reader's language. */
export const cardWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
