import { byteAt, setWord, wordAt } from '@levante/contract';
import { CITIES, deedSlot, NEVER } from '../board/tables.ts';
import { firstBerth } from './berths.ts';
import { inStock } from './deeds.ts';
import { ANYWHERE, type ElCapitanState, NOTHING, TURN } from './state.ts';

/**
 * What acting in each city would cost: the half of the dead-end rule (EC-3.4) that stays the same while a seat buys
 * and sails, since the berth that its ship leaves or comes to counts as free for it. So it is measured when a turn
 * begins and when the pirate has moved, and kept in the derived field `need`.
 */

/** What acting costs a seat at least where its ship is anchored now; `NEVER` if it is not anchored. */
export function needHere(s: ElCapitanState, seat: number): number {
  const berth = byteAt(s.shipBerth, seat);
  return berth < 0 ? NEVER : needAt(s, seat, inStock(s, seat), byteAt(s.shipAt, seat), berth);
}

/** What acting in a city costs at least on a berth, `NEVER` if there is none; `pieces` being what is in stock. */
function needAt(s: ElCapitanState, seat: number, pieces: number, city: number, berth: number): number {
  return wordAt(s.tables.deedPrice, deedSlot(city, byteAt(s.deeds, seat * CITIES + city) & pieces, berth));
}

/** Recomputes `need`: in a turn before its action, for whose turn it is. */
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
