import type { CardWords } from '@levante/table/match/card.ts';
import type { Fetched } from '@levante/table/words/language.ts';

/** What is said of the game before it is played, in one language. */
export interface CardTexts {
  readonly card: CardWords;
}

export const cardTexts: Fetched<CardTexts> = {
  de: async () => (await import('./de.ts')).deCard,
  fr: async () => (await import('./fr.ts')).frCard,
  it: async () => (await import('./it.ts')).itCard,
};
