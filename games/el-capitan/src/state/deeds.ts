import { byteAt, wordAt } from '@levante/contract';
import { mainHouse, neutralHouse } from '../board/houses.ts';
import { hasFortress } from '../board/sites.ts';
import {
  CITIES,
  FORTRESS,
  FORTRESSES,
  MAIN,
  MOST_FORTRESSES,
  NEUTRAL,
  NOBODY_THERE,
  REOPEN_MAIN,
  REOPEN_NEUTRAL,
} from '../board/tables.ts';
import { mainInStock, neutralInStock } from '../two-player/two-player.ts';
import { firstShut, nextSite, rowAllows } from './chain.ts';
import type { ElCapitanState } from './state.ts';

/**
 * What a seat could do in a city as far as its houses and fortresses tell, berths, money and stock apart: carried in
 * `deeds` as bits (`MAIN` …). It changes only with the houses and fortresses of that city.
 */

/** Measures `deeds` of a city for all seats: whenever a house or a fortress has been set there. */
export function measureDeeds(s: ElCapitanState, city: number): void {
  const site = nextSite(s, city);
  const fortress = freeFortressSite(s, city);
  for (let seat = 0; seat < s.tables.players; seat++) {
    let deeds = site === 0 ? 0 : houseDeeds(s, seat, city, site);
    if (fortress >= 0 && !hasFortress(s, city, seat)) deeds |= FORTRESS << fortress;
    s.deeds[seat * CITIES + city] = deeds;
  }
}

function houseDeeds(s: ElCapitanState, seat: number, city: number, site: number): number {
  const main = mainHouse(seat);
  const neutral = neutralHouse(seat);
  let deeds = 0;
  if (rowAllows(s, city, site, main)) deeds |= firstShut(s, city, main) < 0 ? MAIN : MAIN | REOPEN_MAIN;
  if (s.tables.players === 2 && rowAllows(s, city, site, neutral))
    deeds |= firstShut(s, city, neutral) < 0 ? NEUTRAL : NEUTRAL | REOPEN_NEUTRAL;
  return deeds;
}

/** The cheapest free fortress site of a city, from 0; -1 if none is free (EC-6.1). */
export function freeFortressSite(s: ElCapitanState, city: number): number {
  let best = -1;
  for (let i = 0; i < wordAt(s.tables.fortressSites, city); i++) {
    const slot = city * MOST_FORTRESSES + i;
    if (byteAt(s.forts, slot) !== NOBODY_THERE) continue;
    if (
      best < 0 ||
      wordAt(s.tables.fortressPrice, slot) < wordAt(s.tables.fortressPrice, city * MOST_FORTRESSES + best)
    )
      best = i;
  }
  return best;
}

/** The deeds for which a seat has the pieces, city apart. */
export function inStock(s: ElCapitanState, seat: number): number {
  let deeds = REOPEN_MAIN | REOPEN_NEUTRAL;
  if (mainInStock(s, seat)) deeds |= MAIN;
  if (neutralInStock(s, seat)) deeds |= NEUTRAL;
  return byteAt(s.fortresses, seat) > 0 ? deeds | FORTRESSES : deeds;
}
