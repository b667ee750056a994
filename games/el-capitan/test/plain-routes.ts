import { wordAt } from '@levante/contract';
import { leadsTo } from '../rules/board/route.ts';
import { bitOf, CITIES, NEVER, type Tables, wordOf } from '../rules/board/tables.ts';
import type { CardSet } from '../rules/legality/card-set.ts';

/** Cards for a route, their prices, and the place where it starts. The cards are few: every set of them is tried. */
export interface Trip {
  readonly tables: Tables;
  readonly place: number;
  readonly cards: readonly { readonly card: number; readonly price: number }[];
}

/** End of a route: the city, the cards used as bits of their positions in `Trip.cards`, and what they cost. */
export interface End {
  readonly city: number;
  readonly used: number;
  readonly cost: number;
}

const citiesOf = (bits: number): readonly number[] =>
  Array.from({ length: CITIES }, (_, city) => city).filter((city) => (bits >> city) & 1);

/** Number of cards in a set given as bits. */
export const sizeOf = (used: number): number => [...used.toString(2)].filter((bit) => bit === '1').length;

/** Reference for the route searches: returns every end of a route that plays each of these cards at most once (EC-4). */
export function endsOf({ tables, place, cards }: Trip): readonly End[] {
  const ends = new Map<number, End>();
  const waiting: End[] = [{ city: place, used: 0, cost: 0 }];
  for (const { city, used, cost } of waiting) {
    for (const [i, { card, price }] of cards.entries()) {
      if ((used >> i) & 1) continue;
      for (const to of citiesOf(leadsTo(tables, card, city))) {
        const end = { city: to, used: used | (1 << i), cost: cost + price };
        const key = end.used * CITIES + to;
        if (ends.has(key)) continue;
        ends.set(key, end);
        waiting.push(end);
      }
    }
  }
  return [...ends.values()];
}

/** Returns the minimum of cost and need over ends; `NEVER` without any. */
export const leastOf = (ends: readonly End[], need: Int32Array): number =>
  ends.reduce((least, { city, cost }) => Math.min(least, cost + wordAt(need, city)), NEVER);

/** Reference for the relaxed search: returns the minimum cost of a voyage to each city if cards are paid at every use. */
export function relaxedCosts({ tables, place, cards }: Trip): readonly number[] {
  const costs: number[] = Array.from({ length: CITIES }, () => NEVER);
  const before = (city: number): number => (city === place ? 0 : (costs[city] ?? NEVER));
  const waiting = [place];
  for (const from of waiting) {
    for (const { card, price } of cards) {
      for (const to of citiesOf(leadsTo(tables, card, from))) {
        if (before(from) + price >= (costs[to] ?? NEVER)) continue;
        costs[to] = before(from) + price;
        if (to !== place) waiting.push(to);
      }
    }
  }
  return costs;
}

/** Returns these cards as bits of their positions in a trip. */
export const bitsIn = ({ cards }: Trip, set: CardSet): number =>
  cards.reduce((bits, { card }, i) => ((set[wordOf(card)] ?? 0) & bitOf(card) ? bits | (1 << i) : bits), 0);
