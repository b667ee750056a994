import { bitOf, wordOf } from '../board/tables.ts';

/** Immutable set of cards, as bits by word. */
export type CardSet = readonly [number, number, number];

export const NO_CARDS: CardSet = [0, 0, 0];

/** Returns the set with one more card. */
export function withCardIn(cards: CardSet, card: number): CardSet {
  const [a, b, c] = cards;
  const word = wordOf(card);
  const bit = bitOf(card);
  return word === 0 ? [a | bit, b, c] : word === 1 ? [a, b | bit, c] : [a, b, c | bit];
}
