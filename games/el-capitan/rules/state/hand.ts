import { lowestBit, setWord, wordAt } from '@levante/contract';
import { bitOf, CITIES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import type { ElCapitanState } from './state.ts';

/** Cards in hand, and the cities that its connection cards join: the derived field `joined`. */

/** Adds a card to a hand (EC-4.1). */
export function takeCard(s: ElCapitanState, seat: number, card: number): void {
  const slot = seat * WORDS + wordOf(card);
  setWord(s.hands, slot, wordAt(s.hands, slot) | bitOf(card));
  switchJoin(s.tables, s.joined, seat * CITIES, card);
}

/** Moves a card of a hand to the discards of its kind (EC-4.2). */
export function playCard(s: ElCapitanState, seat: number, card: number): void {
  const word = wordOf(card);
  const slot = seat * WORDS + word;
  setWord(s.hands, slot, wordAt(s.hands, slot) & ~bitOf(card));
  setWord(s.discard, word, wordAt(s.discard, word) | bitOf(card));
  switchJoin(s.tables, s.joined, seat * CITIES, card);
}

/** Toggles the connection of a card's two ends in `joined[first + city]`. A destination card has none. */
export function switchJoin(t: Tables, joined: Int32Array, first: number, card: number): void {
  const ends = wordAt(t.cardEnds, card);
  if (ends === 0) return;
  const one = lowestBit(ends);
  const other = lowestBit(ends & (ends - 1));
  setWord(joined, first + one, wordAt(joined, first + one) ^ (1 << other));
  setWord(joined, first + other, wordAt(joined, first + other) ^ (1 << one));
}
