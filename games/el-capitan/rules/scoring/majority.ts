import { byteAt, wordAt } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { HOUSES, mainHouse } from '../board/houses.ts';
import { houseOn } from '../board/sites.ts';
import { halfForAll } from '../extra-cities/majority.ts';
import type { ElCapitanState } from '../state/state.ts';
import { onlyFirstIsPaid } from '../two-player/two-player.ts';

/** Values of the cities now, and the majorities in them (EC-8.3). */

/**
 * Returns the value of the next space to the right of the chain's highest house; 0 for a city without open houses (EC-8.3).
 */
export function cityValue(s: ElCapitanState, city: number): number {
  const back = byteAt(s.back, city);
  return back === 0 ? 0 : wordAt(s.tables.track, city * (SITES + 1) + back);
}

/** Returns the site of the foremost house of a colour in a city, which must have one there. */
function foremost(s: ElCapitanState, city: number, house: number): number {
  let site = byteAt(s.front, city);
  while (houseOn(s, city, site) !== house) site += 1;
  return site;
}

/**
 * Returns true if colour `a` ranks before colour `b` in a city: more open houses, then the foremost house (EC-8.3).
 * Both must have an open house there.
 */
export function ranksBefore(s: ElCapitanState, city: number, a: number, b: number): boolean {
  const more = byteAt(s.houses, city * HOUSES + a) - byteAt(s.houses, city * HOUSES + b);
  return more !== 0 ? more > 0 : foremost(s, city, a) < foremost(s, city, b);
}

/** Returns the rank of a colour in a city, from 1 (EC-8.3). The colour must have an open house there. */
export function rankOf(s: ElCapitanState, city: number, house: number): number {
  let rank = 1;
  for (let other = 1; other < HOUSES; other++) {
    if (other === house || byteAt(s.houses, city * HOUSES + other) === 0) continue;
    if (ranksBefore(s, city, other, house)) rank += 1;
  }
  return rank;
}

/**
 * Returns the pay of a rank for the given value of a city: extra cities pay every rank behind the first half, two players
 * only the first (EC-8.3, EC-10.6, EC-11.4).
 */
function majorityShare(s: ElCapitanState, city: number, value: number, rank: number): number {
  if (rank === 1) return value;
  const half = value >> 1;
  if (halfForAll(s.tables, city)) return half;
  return rank === 2 && !onlyFirstIsPaid(s.tables) ? half : 0;
}

/** Returns the pay of a seat's majority in a city now (EC-8.3, EC-10.6, EC-11.4). */
export function majority(s: ElCapitanState, city: number, seat: number): number {
  const house = mainHouse(seat);
  if (byteAt(s.houses, city * HOUSES + house) === 0) return 0;
  return majorityShare(s, city, cityValue(s, city), rankOf(s, city, house));
}
