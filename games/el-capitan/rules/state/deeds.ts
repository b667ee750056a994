import { byteAt, setByte } from '@levante/contract';
import { mainHouse, neutralHouse } from '../board/houses.ts';
import { hasFortress } from '../board/sites.ts';
import { CITIES, FORTRESS, FORTRESSES, MAIN, NEUTRAL, REOPEN_MAIN, REOPEN_NEUTRAL } from '../board/tables.ts';
import { hasNeutral, mainInStock, neutralInStock } from '../two-player/two-player.ts';
import { firstShut, nextSite, rowAllows } from './chain.ts';
import { freeFortressSite } from './fortresses.ts';
import type { ElCapitanState } from './state.ts';

/**
 * Possible deeds of a seat in a city by its houses and fortresses, regardless of berths, money and stock: the derived field
 * `deeds`, as bits (`MAIN` …). It changes only with the houses and fortresses of that city.
 */

/** Recomputes `deeds` of a city for all seats. Must be called after every change of houses or fortresses there. */
export function measureDeeds(s: ElCapitanState, city: number): void {
  const site = nextSite(s, city);
  const fortress = freeFortressSite(s, city);
  for (let seat = 0; seat < s.tables.players; seat++) {
    let deeds = site === 0 ? 0 : houseDeeds(s, seat, city, site);
    if (fortress >= 0 && !hasFortress(s, city, seat)) deeds |= FORTRESS << fortress;
    setByte(s.deeds, seat * CITIES + city, deeds);
  }
}

/** Returns a seat's possible deeds with houses of its colours on the next site of a city (EC-5.4, EC-5.7, EC-10.4). */
function houseDeeds(s: ElCapitanState, seat: number, city: number, site: number): number {
  const main = mainHouse(seat);
  const neutral = neutralHouse(seat);
  let deeds = 0;
  if (rowAllows(s, city, site, main)) deeds |= firstShut(s, city, main) < 0 ? MAIN : MAIN | REOPEN_MAIN;
  if (hasNeutral(s.tables) && rowAllows(s, city, site, neutral))
    deeds |= firstShut(s, city, neutral) < 0 ? NEUTRAL : NEUTRAL | REOPEN_NEUTRAL;
  return deeds;
}

/** Returns the deeds for which a seat has the pieces, in any city. */
export function inStock(s: ElCapitanState, seat: number): number {
  let deeds = REOPEN_MAIN | REOPEN_NEUTRAL;
  if (mainInStock(s, seat)) deeds |= MAIN;
  if (neutralInStock(s, seat)) deeds |= NEUTRAL;
  return byteAt(s.fortresses, seat) > 0 ? deeds | FORTRESSES : deeds;
}
