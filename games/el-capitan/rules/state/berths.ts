import { byteAt, setByte, wordAt } from '@levante/contract';
import { MAX_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import type { ElCapitanState } from './state.ts';

/** Ships and their berths (EC-4.7). */

/** Returns the first berth of a city that is free or the seat's own, from 0; -1 if all are taken by others (EC-4.7). */
export function firstBerth(s: ElCapitanState, city: number, seat: number): number {
  const count = wordAt(s.tables.berths, city);
  for (let i = 0; i < count; i++) {
    const there = byteAt(s.berths, city * MAX_BERTHS + i);
    if (there === NOBODY_THERE || there === seat) return i;
  }
  return -1;
}

/** Removes a ship from its berth, which is immediately free (EC-4.7). */
export function castOff(s: ElCapitanState, seat: number): void {
  const berth = byteAt(s.shipBerth, seat);
  if (berth >= 0) setByte(s.berths, byteAt(s.shipAt, seat) * MAX_BERTHS + berth, NOBODY_THERE);
  setByte(s.shipBerth, seat, -1);
}

/** Moves a ship that has cast off to a city and its first free berth, or past it. Returns the berth, or -1 (EC-4.7). */
export function arrive(s: ElCapitanState, seat: number, city: number): number {
  const berth = firstBerth(s, city, seat);
  setByte(s.shipAt, seat, city);
  setByte(s.shipBerth, seat, berth);
  if (berth >= 0) setByte(s.berths, city * MAX_BERTHS + berth, seat);
  return berth;
}
