import { addByte, byteAt, setByte, wordAt } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import type { ElCapitanJournal } from '../board/facts.ts';
import { HOUSES, houseCode, isNeutral, ownerOf } from '../board/houses.ts';
import { houseOn } from '../board/sites.ts';
import { cityCode } from '../board/tables.ts';
import { shutForGood } from '../extra-cities/porto.ts';
import { fiveOfOwner } from '../two-player/two-player.ts';
import type { ElCapitanState } from './state.ts';

/** Chain of houses in one city: the next site, the row rules, and shutting (chapter 5 of the rules). */

/**
 * Returns the number of the next site (EC-5.2, EC-5.6), 0 if the city is full. In an empty city it is 1, and `secondChoice`
 * allows 2 as well.
 */
export function nextSite(s: ElCapitanState, city: number): number {
  const back = byteAt(s.back, city);
  if (back === SITES) return byteAt(s.front, city) - 1;
  if (back === 2 && byteAt(s.front, city) === 2) return 1;
  return back + 1;
}

/** Returns true if a house may be built on site 1 or site 2, because the city has none. */
export function secondChoice(s: ElCapitanState, city: number): boolean {
  return byteAt(s.back, city) === 0;
}

/** Counts the neighbouring sites on both sides of `site` with `house` (EC-5.4). */
function rowBeside(s: ElCapitanState, city: number, site: number, house: number): number {
  let row = 0;
  for (let n = site - 1; houseOn(s, city, n) === house; n--) row += 1;
  for (let n = site + 1; houseOn(s, city, n) === house; n++) row += 1;
  return row;
}

/** Returns true if `house` on `site` would be the fourth of one main colour in a row (EC-5.4, EC-10.3). */
export function fourOfMain(s: ElCapitanState, city: number, site: number, house: number): boolean {
  if (byteAt(s.houses, city * HOUSES + house) < 3) return false;
  return !isNeutral(house) && rowBeside(s, city, site, house) >= 3;
}

/** Returns true if the row rules allow `house` on `site` (EC-5.4, EC-10.3). */
export function rowAllows(s: ElCapitanState, city: number, site: number, house: number): boolean {
  return !fourOfMain(s, city, site, house) && !fiveOfOwner(s, city, site, house);
}

/**
 * Returns the position of the first house of this colour in the list of shut ones (EC-5.8), or -1. It is always -1 in
 * Porto.
 */
export function firstShut(s: ElCapitanState, city: number, house: number): number {
  if (shutForGood(city)) return -1;
  const count = byteAt(s.shutCount, city);
  for (let i = 0; i < count; i++) if (byteAt(s.shut, city * SITES + i) === house) return i;
  return -1;
}

/** Returns true if another shutting is possible: a shut-down site is ahead of the chain (EC-5.5). */
export function shuttingAhead(s: ElCapitanState, city: number): boolean {
  return wordAt(s.tables.shutSites, city) >> (byteAt(s.back, city) + 1) !== 0;
}

/** Places a house on a site. On a shut-down site at the end of the chain, shuts the foremost house (EC-5.5). */
export function placeHouse(
  s: ElCapitanState,
  city: number,
  site: number,
  house: number,
  journal?: ElCapitanJournal,
): void {
  const forward = site > byteAt(s.back, city);
  setByte(s.sites, city * SITES + site - 1, house);
  countHouse(s, city, house, 1);
  if (forward) setByte(s.back, city, site);
  const front = byteAt(s.front, city);
  if (front === 0 || site < front) setByte(s.front, city, site);
  if (forward && (wordAt(s.tables.shutSites, city) >> site) & 1) shutForemost(s, city, journal);
}

/** Removes the first shut house of a colour from the city's picture (EC-5.7, EC-5.8), which must contain one. */
export function takeShut(s: ElCapitanState, city: number, house: number): void {
  const last = byteAt(s.shutCount, city) - 1;
  for (let i = firstShut(s, city, house); i < last; i++)
    setByte(s.shut, city * SITES + i, byteAt(s.shut, city * SITES + i + 1));
  setByte(s.shut, city * SITES + last, 0);
  setByte(s.shutCount, city, last);
}

/** Shuts the foremost house, which in Porto leaves the game (EC-5.5, EC-11.6). */
function shutForemost(s: ElCapitanState, city: number, journal?: ElCapitanJournal): void {
  const site = byteAt(s.front, city);
  const house = houseOn(s, city, site);
  setByte(s.sites, city * SITES + site - 1, 0);
  countHouse(s, city, house, -1);
  let front = site + 1;
  while (houseOn(s, city, front) === 0) front += 1;
  setByte(s.front, city, front);
  setByte(s.shut, city * SITES + byteAt(s.shutCount, city), house);
  addByte(s.shutCount, city, 1);
  journal?.push({
    type: shutForGood(city) ? 'house-gone' : 'house-shut',
    house: houseCode(house),
    city: cityCode(city),
    site,
  });
}

/** Updates the derived fields after a house is placed or shut. */
function countHouse(s: ElCapitanState, city: number, house: number, change: 1 | -1): void {
  const i = city * HOUSES + house;
  addByte(s.houses, i, change);
  addByte(s.standing, city, change);
  if (isNeutral(house)) return;
  const count = byteAt(s.houses, i);
  if (change === 1 && count === 1) addByte(s.spread, ownerOf(house), 1);
  if (change === -1 && count === 0) addByte(s.spread, ownerOf(house), -1);
}
