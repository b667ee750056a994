import { addWord, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { CITIES, cityCode, MOST_BERTHS, MOST_FORTRESSES } from '../board/tables.ts';
import { hasFortress } from '../scoring/city-value.ts';
import {
  type ElCapitanState,
  HOUSES,
  mainHouse,
  NOBODY_THERE,
  neutralHouse,
  PAID_DONE,
  PIRATE,
} from '../state/state.ts';

/** The pirate ship (chapter 12 of the rules): where it may lie, whom it pushes, what it takes. */

/** Whether a city has a berth on which nobody lies. */
export function hasFreeBerth(s: ElCapitanState, city: number): boolean {
  for (let i = 0; i < wordAt(s.tables.berths, city); i++) {
    if (byteAt(s.berths, city * MOST_BERTHS + i) === NOBODY_THERE) return true;
  }
  return false;
}

/** Where a ship on a berth would be pushed: the free neighbouring berth, the lower of two; -1 if there is none (EC-12.3). */
function neighbour(s: ElCapitanState, city: number, berth: number): number {
  for (const next of [berth - 1, berth + 1]) {
    if (next < 0 || next >= wordAt(s.tables.berths, city)) continue;
    if (byteAt(s.berths, city * MOST_BERTHS + next) === NOBODY_THERE) return next;
  }
  return -1;
}

/** Whether the pirate may take this berth: it is free, or its ship can be pushed aside. Where the pirate lies itself it may not. */
export function mayAnchor(s: ElCapitanState, city: number, berth: number): boolean {
  if (berth >= wordAt(s.tables.berths, city)) return false;
  const there = byteAt(s.berths, city * MOST_BERTHS + berth);
  if (there === NOBODY_THERE) return true;
  return there !== PIRATE && neighbour(s, city, berth) >= 0;
}

/** The cities in play, as bits, where the pirate could be anchored, but for `except`. */
export function anchorages(s: ElCapitanState, except: number): number {
  let mask = 0;
  for (const city of s.tables.cities) if (city !== except && hasFreeBerth(s, city)) mask |= 1 << city;
  return mask;
}

/** What a paid move to a city costs (EC-12.4). */
export function pirateFare(s: ElCapitanState, city: number): number {
  return wordAt(s.tables.distance, s.pirateCity * CITIES + city) * s.tables.board.piratePrice;
}

/** The pirate leaves its berth, if it has one. */
export function weighAnchor(s: ElCapitanState): void {
  if (s.pirateBerth >= 0) s.berths[s.pirateCity * MOST_BERTHS + s.pirateBerth] = NOBODY_THERE;
  s.pirateBerth = -1;
}

/** The pirate comes to lie on a berth that `mayAnchor` allows; the ship there is pushed aside. */
export function anchor(s: ElCapitanState, seat: number, city: number, berth: number, journal?: Journal): void {
  const slot = city * MOST_BERTHS + berth;
  const pushed = byteAt(s.berths, slot);
  if (pushed !== NOBODY_THERE) {
    const to = neighbour(s, city, berth);
    s.berths[city * MOST_BERTHS + to] = pushed;
    s.shipBerth[pushed] = to;
    journal?.push({ type: 'ship-moved', seat: pushed, city: cityCode(city), from: berth + 1, to: to + 1 });
  }
  s.berths[slot] = PIRATE;
  s.pirateCity = city;
  s.pirateBerth = berth;
  journal?.push({ type: 'pirate-anchored', seat, city: cityCode(city), berth: berth + 1 });
}

/** Houses and fortresses that a seat has in play in a city (EC-12.1, EC-10.8). */
function buildings(s: ElCapitanState, city: number, seat: number): number {
  const first = city * HOUSES;
  const houses = byteAt(s.houses, first + mainHouse(seat)) + byteAt(s.houses, first + neutralHouse(seat));
  return hasFortress(s, city, seat) ? houses + 1 : houses;
}

/** What a seat would pay if the pirate came to a city by a free move now. */
export function protection(s: ElCapitanState, city: number, payer: number): number {
  const asked = buildings(s, city, payer) * (s.tables.board.protection[s.phase - 1] ?? 0);
  return Math.max(0, Math.min(asked, wordAt(s.cash, payer)));
}

/** What a seat would take in all by a free move of the pirate to a city. */
export function protectionMoney(s: ElCapitanState, city: number, taker: number): number {
  const [first, second] = [byteAt(s.forts, city * MOST_FORTRESSES), byteAt(s.forts, city * MOST_FORTRESSES + 1)];
  if (byteAt(s.standing, city) === 0 && first === NOBODY_THERE && second === NOBODY_THERE) return 0;
  let sum = 0;
  for (let seat = 0; seat < s.tables.players; seat++) if (seat !== taker) sum += protection(s, city, seat);
  return sum;
}

/** Everybody else with something in the city pays. */
export function takeProtection(s: ElCapitanState, city: number, taker: number, journal?: Journal): void {
  for (let seat = 0; seat < s.tables.players; seat++) {
    const amount = seat === taker ? 0 : protection(s, city, seat);
    if (amount === 0) continue;
    addWord(s.cash, seat, -amount);
    addWord(s.cash, taker, amount);
    journal?.push({ type: 'paid', from: seat, to: taker, amount, for: 'protection' });
  }
}

/** The paid move is done. */
export function endPaidMove(s: ElCapitanState): void {
  s.paidPirate = PAID_DONE;
  s.pirateFrom = -1;
}
