import { byteAt, wordAt } from '@levante/contract';
import type { CityCode } from '../board/facts.ts';
import { houseCode } from '../board/houses.ts';
import { SITES } from '../board/read-board.ts';
import { CITIES, cityCode, MOST_FORTRESSES } from '../board/tables.ts';
import type { ForecastJson } from '../io/json.ts';
import { houseOn, shuttingAhead } from '../state/chain.ts';
import { type ElCapitanState, HOUSES, mainHouse } from '../state/state.ts';

/** What cities, spread and fortresses are worth now (chapter 8 of the rules). Only reads. */

/** The value of the next space to the right of the chain's highest house; 0 for a city without open houses (EC-8.3). */
export function cityValue(s: ElCapitanState, city: number): number {
  const back = byteAt(s.back, city);
  return back === 0 ? 0 : wordAt(s.tables.track, city * (SITES + 1) + back);
}

/** Where the foremost house of a colour stands in a city; it has one there. */
function foremost(s: ElCapitanState, city: number, house: number): number {
  let site = byteAt(s.front, city);
  while (houseOn(s, city, site) !== house) site += 1;
  return site;
}

/** Whether colour `a` ranks before colour `b` in a city: more open houses, then the foremost house (EC-8.3). Both have one there. */
function ranksBefore(s: ElCapitanState, city: number, a: number, b: number): boolean {
  const more = byteAt(s.houses, city * HOUSES + a) - byteAt(s.houses, city * HOUSES + b);
  return more !== 0 ? more > 0 : foremost(s, city, a) < foremost(s, city, b);
}

/** The rank of a colour in a city, from 1; the colour has an open house there. */
export function rankOf(s: ElCapitanState, city: number, house: number): number {
  let rank = 1;
  for (let other = 1; other < HOUSES; other++) {
    if (other === house || byteAt(s.houses, city * HOUSES + other) === 0) continue;
    if (ranksBefore(s, city, other, house)) rank += 1;
  }
  return rank;
}

/** What a rank is worth, the city's value given: extra cities pay everybody behind the first half, two players only the first (EC-8.3, EC-10.6, EC-11.4). */
function majorityShare(s: ElCapitanState, city: number, value: number, rank: number): number {
  if (rank === 1) return value;
  const half = value >> 1;
  if ((s.tables.extra >> city) & 1) return half;
  return rank === 2 && s.tables.players > 2 ? half : 0;
}

/** What a seat's majority in a city pays now. */
export function majority(s: ElCapitanState, city: number, seat: number): number {
  const house = mainHouse(seat);
  if (byteAt(s.houses, city * HOUSES + house) === 0) return 0;
  return majorityShare(s, city, cityValue(s, city), rankOf(s, city, house));
}

/** The most open houses that any city has. */
export function mostHouses(s: ElCapitanState): number {
  let most = 0;
  for (let city = 0; city < CITIES; city++) most = Math.max(most, byteAt(s.standing, city));
  return most;
}

/** Whether a seat has a fortress in a city. */
export function hasFortress(s: ElCapitanState, city: number, seat: number): boolean {
  for (let i = 0; i < MOST_FORTRESSES; i++) if (byteAt(s.forts, city * MOST_FORTRESSES + i) === seat) return true;
  return false;
}

/** What a fortress in a city pays now, `most` being `mostHouses` (EC-8.4). */
export function fortressPay(s: ElCapitanState, city: number, most: number): number {
  const value = cityValue(s, city);
  return most > 0 && byteAt(s.standing, city) === most ? value : value >> 1;
}

/** What a seat's spread pays now (EC-8.2). */
export function spreadPay(s: ElCapitanState, seat: number): number {
  return s.tables.board.spread[byteAt(s.spread, seat)] ?? 0;
}

/** All that a seat would be paid if payday were now, bonus cards and loans apart. */
export function incomeNow(s: ElCapitanState, seat: number): number {
  const most = mostHouses(s);
  let income = spreadPay(s, seat);
  for (const city of s.tables.cities) {
    income += majority(s, city, seat);
    if (hasFortress(s, city, seat)) income += fortressPay(s, city, most);
  }
  return income;
}

/** The colours with an open house in a city, in order of rank. */
function ranking(s: ElCapitanState, city: number): readonly number[] {
  const colours: number[] = [];
  for (let house = 1; house < HOUSES; house++) if (byteAt(s.houses, city * HOUSES + house) > 0) colours.push(house);
  return colours.sort((a, b) => (ranksBefore(s, city, a, b) ? -1 : 1));
}

/** What each seat would be paid if payday were now, and how each city stands (formats, request `forecast`). */
export function forecast(s: ElCapitanState): ForecastJson {
  const most = mostHouses(s);
  const seats = Array.from({ length: s.tables.players }, (_, seat) => {
    const spread = spreadPay(s, seat);
    const byMajority: { [code in CityCode]?: number } = {};
    const byFortress: { [code in CityCode]?: number } = {};
    let total = spread;
    for (const city of s.tables.cities) {
      const won = majority(s, city, seat);
      if (won > 0) byMajority[cityCode(city)] = won;
      const held = hasFortress(s, city, seat) ? fortressPay(s, city, most) : 0;
      if (held > 0) byFortress[cityCode(city)] = held;
      total += won + held;
    }
    return { seat, spread, majority: byMajority, fortress: byFortress, total };
  });
  return {
    forecast: seats,
    cities: Object.fromEntries(s.tables.cities.map((city) => [cityCode(city), standing(s, city, most)])),
  };
}

function standing(s: ElCapitanState, city: number, most: number) {
  const front = houseOn(s, city, byteAt(s.front, city));
  return {
    value: cityValue(s, city),
    ranking: ranking(s, city).map(houseCode),
    most: most > 0 && byteAt(s.standing, city) === most,
    nextShut: front > 0 && shuttingAhead(s, city) ? houseCode(front) : null,
  };
}
