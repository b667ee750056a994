import { byteAt, wordAt } from '@levante/contract';
import { MAX_FORTRESSES, NOBODY_THERE } from '../board/tables.ts';
import type { ElCapitanState } from './state.ts';

/** Sites of fortresses (EC-6.1). */

/** Returns the cheapest free fortress site of a city, from 0; -1 if none is free (EC-6.1). */
export function freeFortressSite(s: ElCapitanState, city: number): number {
  let best = -1;
  for (let i = 0; i < wordAt(s.tables.fortressSites, city); i++) {
    const slot = city * MAX_FORTRESSES + i;
    if (byteAt(s.forts, slot) !== NOBODY_THERE) continue;
    if (best < 0 || wordAt(s.tables.fortressPrice, slot) < wordAt(s.tables.fortressPrice, city * MAX_FORTRESSES + best))
      best = i;
  }
  return best;
}
