import type { CardWords } from '@levante/table/match/card.ts';
import { catalogue, englishOnly } from '@levante/table/words/language.ts';

const en: CardWords = {
  name: 'Coin race',
  text: 'Step by step to the goal, and now and then a coin helps.',
  boardNote: 'There is only one road.',
  choices: {},
};

/** Texts of the coin race outside a match. */
export const cardWords = catalogue(en, englishOnly({ card: en }), 'card');
