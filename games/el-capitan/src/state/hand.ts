import { lowestBit, wordAt } from '@levante/contract';
import { bitOf, CITIES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import type { ElCapitanState } from './state.ts';

/** The cards of a hand, and which cities its connection cards join: that is carried in `joined`. */

/** A card comes into a hand. */
export function takeCard(s: ElCapitanState, seat: number, card: number): void {
  const slot = seat * WORDS + wordOf(card);
  s.hands[slot] = wordAt(s.hands, slot) | bitOf(card);
  switchJoin(s.tables, s.joined, seat * CITIES, card);
}

/** A card of the hand goes to the discards of its kind (EC-4.2). */
export function playCard(s: ElCapitanState, seat: number, card: number): void {
  const word = wordOf(card);
  s.hands[seat * WORDS + word] = wordAt(s.hands, seat * WORDS + word) & ~bitOf(card);
  s.discard[word] = wordAt(s.discard, word) | bitOf(card);
  switchJoin(s.tables, s.joined, seat * CITIES, card);
}

/** Joins the two ends of a card in `joined[first + city]`, or parts them. A destination card has none. */
export function switchJoin(t: Tables, joined: Int32Array, first: number, card: number): void {
  const ends = wordAt(t.cardEnds, card);
  if (ends === 0) return;
  const one = lowestBit(ends);
  const other = lowestBit(ends & (ends - 1));
  joined[first + one] = wordAt(joined, first + one) ^ (1 << other);
  joined[first + other] = wordAt(joined, first + other) ^ (1 << one);
}
