import type { CardWords } from '@levante/table/match/card.ts';
import { catalogue } from '@levante/table/words/language.ts';

/** What is said of the coin race before it is played. */
export const cardWords = catalogue<CardWords>({
  en: {
    name: 'Coin race',
    text: 'Step by step to the goal, and now and then a coin helps.',
    boardNote: 'There is only one road.',
    choices: {},
  },
});
