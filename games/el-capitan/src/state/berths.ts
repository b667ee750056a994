import { byteAt, wordAt } from '@levante/contract';
import { MOST_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import type { ElCapitanState } from './state.ts';

/** The ships and their berths (EC-4.7). */

/** The first berth of a city that is free or the seat's own, from 0; -1 if all are taken by others. */
export function firstBerth(s: ElCapitanState, city: number, seat: number): number {
  const count = wordAt(s.tables.berths, city);
  for (let i = 0; i < count; i++) {
    const there = byteAt(s.berths, city * MOST_BERTHS + i);
    if (there === NOBODY_THERE || there === seat) return i;
  }
  return -1;
}

/** A ship leaves where it is; its berth is free at once (EC-4.7). */
export function castOff(s: ElCapitanState, seat: number): void {
  const berth = byteAt(s.shipBerth, seat);
  if (berth >= 0) s.berths[byteAt(s.shipAt, seat) * MOST_BERTHS + berth] = NOBODY_THERE;
  s.shipBerth[seat] = -1;
}
