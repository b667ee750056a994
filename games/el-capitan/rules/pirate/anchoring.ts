import { byteAt, setByte, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { cityCode, MAX_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import { PIRATE, type Waters } from './pirate.ts';

/** Where the pirate may lie, and whom it pushes aside (EC-12.3). */

/** Whether a city has a berth on which nobody lies (EC-12.3). */
export function hasFreeBerth(s: Waters, city: number): boolean {
  for (let i = 0; i < wordAt(s.tables.berths, city); i++) {
    if (byteAt(s.berths, city * MAX_BERTHS + i) === NOBODY_THERE) return true;
  }
  return false;
}

/** Where a ship on a berth would be pushed: the free neighbouring berth, the lower of two; -1 if there is none (EC-12.3). */
function neighbour(s: Waters, city: number, berth: number): number {
  for (const next of [berth - 1, berth + 1]) {
    if (next < 0 || next >= wordAt(s.tables.berths, city)) continue;
    if (byteAt(s.berths, city * MAX_BERTHS + next) === NOBODY_THERE) return next;
  }
  return -1;
}

/** Whether the pirate may take this berth: it is free, or its ship can be pushed aside (EC-12.3). Where the pirate lies itself it may not. */
export function mayAnchor(s: Waters, city: number, berth: number): boolean {
  if (berth >= wordAt(s.tables.berths, city)) return false;
  const there = byteAt(s.berths, city * MAX_BERTHS + berth);
  if (there === NOBODY_THERE) return true;
  return there !== PIRATE && neighbour(s, city, berth) >= 0;
}

/** The cities in play, as bits, where the pirate could be anchored, but for `except` (EC-12.3). */
export function anchorages(s: Waters, except: number): number {
  let mask = 0;
  for (const city of s.tables.cities) if (city !== except && hasFreeBerth(s, city)) mask |= 1 << city;
  return mask;
}

/** Takes the pirate off its berth, if it has one. */
export function weighAnchor(s: Waters): void {
  if (s.pirateBerth >= 0) setByte(s.berths, s.pirateCity * MAX_BERTHS + s.pirateBerth, NOBODY_THERE);
  s.pirateBerth = -1;
}

/** Lays the pirate on a berth that `mayAnchor` allows; the ship there is pushed aside (EC-12.3). */
export function anchor(s: Waters, seat: number, city: number, berth: number, journal?: ElCapitanJournal): void {
  const slot = city * MAX_BERTHS + berth;
  const pushed = byteAt(s.berths, slot);
  if (pushed !== NOBODY_THERE) {
    const to = neighbour(s, city, berth);
    setByte(s.berths, city * MAX_BERTHS + to, pushed);
    setByte(s.shipBerth, pushed, to);
    journal?.push({ type: 'ship-moved', seat: pushed, city: cityCode(city), from: berth + 1, to: to + 1 });
  }
  setByte(s.berths, slot, PIRATE);
  s.pirateCity = city;
  s.pirateBerth = berth;
  journal?.push({ type: 'pirate-anchored', seat, city: cityCode(city), berth: berth + 1 });
}
