import type { CardWords } from '@levante/table/match/card.ts';
import { catalogue, englishOnly } from '@levante/table/words/language.ts';

const en: CardWords = {
  name: 'Nine men’s morris',
  text: 'Three in a row take a man. A game as old as the sea lanes.',
  boardNote: 'There is only one board.',
  choices: {},
};

/** Texts of nine men's morris outside a match. */
export const cardWords = catalogue(en, englishOnly({ card: en }), 'card');
