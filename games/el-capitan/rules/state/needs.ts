import { byteAt, setWord, wordAt } from '@levante/contract';
import { CITIES, deedSlot, NEVER } from '../board/tables.ts';
import { firstBerth } from './berths.ts';
import { inStock } from './deeds.ts';
import { ANYWHERE, type ElCapitanState, NOTHING, TURN } from './state.ts';

/**
 * Cost of acting in each city: the half of the dead-end rule (EC-3.4) that does not change while a seat buys and sails,
 * since the berth that its ship leaves or reaches counts as free for it. So it is computed when a turn begins and when the
 * pirate has moved, and stored in the derived field `need`.
 */

/** Returns the minimum cost of acting where a seat's ship is anchored now; `NEVER` if it is not anchored. */
export function needHere(s: ElCapitanState, seat: number): number {
  const berth = byteAt(s.shipBerth, seat);
  return berth < 0 ? NEVER : needAt(s, seat, inStock(s, seat), byteAt(s.shipAt, seat), berth);
}

/** Returns the minimum cost of acting in a city on a berth with these pieces in stock, `NEVER` if there is no deed. */
function needAt(s: ElCapitanState, seat: number, pieces: number, city: number, berth: number): number {
  return wordAt(s.tables.deedPrice, deedSlot(city, byteAt(s.deeds, seat * CITIES + city) & pieces, berth));
}

/** Recomputes `need` for the seat to act, in a turn before its action. */
export function measureNeeds(s: ElCapitanState): void {
  s.need.fill(NEVER);
  if (s.step !== TURN || s.acted !== NOTHING) return;
  const { seat } = s;
  const pieces = inStock(s, seat);
  let least = NEVER;
  for (const city of s.tables.cities) {
    const need = needAt(s, seat, pieces, city, firstBerth(s, city, seat));
    setWord(s.need, city, need);
    if (need < least) least = need;
  }
  setWord(s.need, ANYWHERE, least);
}
