import type { CardWords } from '@levante/table/match/card.ts';
import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { many } from '@levante/table/words/en-grammar.ts';

/** Texts about the game outside a match. */
export type HornCardWords = CardWords & { readonly puzzles: PuzzleGameWords };

const en: HornCardWords = {
  name: 'Golden Horn',
  text: 'Race goods between Venice and Constantinople, and raid anyone in your way.',
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
  puzzles: {
    themes: {
      announce: 'Announcing the end',
      raid: 'A raid',
      row: 'A row of six',
      home: 'Cargo brought home',
      'turn-round': 'Turning round',
      cargo: 'The right cargo',
      voyage: 'The right voyage',
    },
    spent: (amount) => many(amount, 'card'),
  },
};

export default en;
