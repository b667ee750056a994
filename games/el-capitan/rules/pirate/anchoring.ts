import { byteAt, setByte, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { cityCode, MAX_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import { PIRATE, type Waters } from './pirate.ts';

/** Anchoring of the pirate, and pushing ships aside (EC-12.3). */

/** Returns true if a city has an empty berth (EC-12.3). */
export function hasFreeBerth(s: Waters, city: number): boolean {
  for (let i = 0; i < wordAt(s.tables.berths, city); i++) {
    if (byteAt(s.berths, city * MAX_BERTHS + i) === NOBODY_THERE) return true;
  }
  return false;
}

/**
 * Returns the berth to which a ship would be pushed: the free neighbouring berth, the lower of two; -1 if there is none
 * (EC-12.3).
 */
function neighbour(s: Waters, city: number, berth: number): number {
  for (const next of [berth - 1, berth + 1]) {
    if (next < 0 || next >= wordAt(s.tables.berths, city)) continue;
    if (byteAt(s.berths, city * MAX_BERTHS + next) === NOBODY_THERE) return next;
  }
  return -1;
}

/**
 * Returns true if the pirate may take this berth: it is empty, or its ship can be pushed aside (EC-12.3). The pirate's own
 * berth is not allowed.
 */
export function mayAnchor(s: Waters, city: number, berth: number): boolean {
  if (berth >= wordAt(s.tables.berths, city)) return false;
  const there = byteAt(s.berths, city * MAX_BERTHS + berth);
  if (there === NOBODY_THERE) return true;
  return there !== PIRATE && neighbour(s, city, berth) >= 0;
}

/** Returns the cities in play in which the pirate could anchor, except `except`, as bits (EC-12.3). */
export function anchorages(s: Waters, except: number): number {
  let mask = 0;
  for (const city of s.tables.cities) if (city !== except && hasFreeBerth(s, city)) mask |= 1 << city;
  return mask;
}

/** Removes the pirate from its berth, if it has one. */
export function weighAnchor(s: Waters): void {
  if (s.pirateBerth >= 0) setByte(s.berths, s.pirateCity * MAX_BERTHS + s.pirateBerth, NOBODY_THERE);
  s.pirateBerth = -1;
}

/** Anchors the pirate on a berth that `mayAnchor` allows; the ship there is pushed aside (EC-12.3). */
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
