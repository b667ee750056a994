import { at, lowestBit } from '@levante/contract';
import { firstShut, fiveOfOwner, fourOfMain, nextSite } from './chain.ts';
import { affords } from './money.ts';
import { leadsTo } from './route.ts';
import { hasFortress } from './scoring.ts';
import { searchWay } from './search-way.ts';
import { type ElCapitanState, mainHouse, NOBODY_THERE, neutralHouse } from './state.ts';
import { CITIES, MOST_BERTHS, MOST_FORTRESSES, NEVER, OFF_BOARD, type Tables, WORDS } from './table.ts';

/**
 * Where a ship could still come to build: the heart of the dead-end rule (EC-3.4). Every purchase and every
 * voyage asks it, so the quick answers come first and the search last; nothing here allocates but the search.
 */

/** What acting in each city would cost at least on arriving there: a house by its first free berth, a fortress by its site, reopening nothing; `NEVER` where nothing can be done. */
export const need = new Int32Array(CITIES);

/** Whether the two-colour rule lets a seat take a main house from its stock (EC-10.2). */
export function mainInStock(s: ElCapitanState, seat: number): boolean {
  const main = at(s.warehouses, seat) - 1;
  const neutral = at(s.neutral, seat);
  return main >= 0 && (main + neutral === 0 || main > neutral);
}

/** The same for a neutral house. */
export function neutralInStock(s: ElCapitanState, seat: number): boolean {
  const main = at(s.warehouses, seat);
  const neutral = at(s.neutral, seat) - 1;
  return neutral >= 0 && (main + neutral === 0 || main > neutral);
}

const BUILD = 1;
const REOPEN = 2;

/** What a seat could do with houses in a city, berths and money apart. */
function houseWork(s: ElCapitanState, seat: number, city: number): number {
  const site = nextSite(s, city);
  if (site === 0) return 0;
  let work = 0;
  const main = mainHouse(seat);
  const twoColours = s.tables.players === 2;
  const five = twoColours && fiveOfOwner(s, city, site, main);
  if (!five && !fourOfMain(s, city, site, main)) {
    if (mainInStock(s, seat)) work |= BUILD;
    if (firstShut(s, city, main) >= 0) work |= REOPEN;
  }
  if (twoColours && !five) {
    if (neutralInStock(s, seat)) work |= BUILD;
    if (firstShut(s, city, neutralHouse(seat)) >= 0) work |= REOPEN;
  }
  return work;
}

/** The cheapest free fortress site of a city, from 0; -1 if none is free (EC-6.1). */
export function freeFortressSite(s: ElCapitanState, city: number): number {
  let best = -1;
  for (let i = 0; i < at(s.tables.fortressSites, city); i++) {
    const slot = city * MOST_FORTRESSES + i;
    if (at(s.forts, slot) !== NOBODY_THERE) continue;
    if (best < 0 || at(s.tables.fortressPrice, slot) < at(s.tables.fortressPrice, city * MOST_FORTRESSES + best))
      best = i;
  }
  return best;
}

function fortressWork(s: ElCapitanState, seat: number, city: number): number {
  if (at(s.fortresses, seat) === 0 || hasFortress(s, city, seat)) return NEVER;
  const site = freeFortressSite(s, city);
  return site < 0 ? NEVER : at(s.tables.fortressPrice, city * MOST_FORTRESSES + site);
}

/** The first berth of a city that is free or the seat's own, from 0; -1 if all are taken by others. */
export function firstBerth(s: ElCapitanState, city: number, seat: number): number {
  const count = at(s.tables.berths, city);
  for (let i = 0; i < count; i++) {
    const there = at(s.berths, city * MOST_BERTHS + i);
    if (there === NOBODY_THERE || there === seat) return i;
  }
  return -1;
}

/** What acting in a city costs a seat's ship at least, at a berth of this price. */
function workCost(s: ElCapitanState, seat: number, city: number, berthPrice: number): number {
  const houses = houseWork(s, seat, city);
  if (houses & REOPEN) return 0;
  const fortress = fortressWork(s, seat, city);
  return houses & BUILD && berthPrice < fortress ? berthPrice : fortress;
}

/** What acting costs a seat at least where its ship is anchored now; `NEVER` if it is not anchored. */
export function needHere(s: ElCapitanState, seat: number): number {
  const berth = at(s.shipBerth, seat);
  if (berth < 0) return NEVER;
  const city = at(s.shipAt, seat);
  return workCost(s, seat, city, at(s.tables.berthPrice, city * MOST_BERTHS + berth));
}

/** Fills `need` for a seat: arriving anywhere anew, its own berth counting as free since the ship leaves it. */
export function measureNeeds(s: ElCapitanState, seat: number): void {
  need.fill(NEVER);
  for (const city of s.tables.cities) {
    const berth = firstBerth(s, city, seat);
    if (berth >= 0) need[city] = workCost(s, seat, city, at(s.tables.berthPrice, city * MOST_BERTHS + berth));
  }
}

/** The cities, as bits, where `need` can be paid. */
export function payable(cash: number): number {
  let mask = 0;
  for (let city = 0; city < CITIES; city++) if (affords(cash, at(need, city))) mask |= 1 << city;
  return mask;
}

/** Where the cards of a hand lead from `from`, one card each, as bits. */
function handLeadsTo(t: Tables, from: number, w0: number, w1: number, w2: number): number {
  let mask = 0;
  for (let cards = w0; cards !== 0; cards &= cards - 1) mask |= leadsTo(t, lowestBit(cards), from);
  if (from <= OFF_BOARD || from >= CITIES) return mask;
  for (let cards = w1 & at(t.connectionsAt, from * WORDS + 1); cards !== 0; cards &= cards - 1) {
    mask |= at(t.cardEnds, 18 + lowestBit(cards));
  }
  for (let cards = w2 & at(t.connectionsAt, from * WORDS + 2); cards !== 0; cards &= cards - 1) {
    mask |= at(t.cardEnds, 36 + lowestBit(cards));
  }
  return mask & ~(1 << from);
}

/**
 * Whether a ship at `from` can come to a city where `need` can be paid: with hand cards `w0 w1 w2` and open cards
 * `o0 o1 o2` that may be bought with `cash`, each card once. `need` says what it costs to act on arriving.
 */
export function findsWork(
  t: Tables,
  from: number,
  cash: number,
  w0: number,
  w1: number,
  w2: number,
  o0: number,
  o1: number,
  o2: number,
): boolean {
  const goals = payable(cash);
  if (goals === 0) return false;
  if (handLeadsTo(t, from, w0, w1, w2) & goals) return true;
  if (oneBought(t, from, cash, o0, o1, o2)) return true;
  if ((closure(t, from, cash, w0, w1, w2, o0, o1, o2) & goals) === 0) return false;
  return searchWay(
    t,
    need,
    from,
    cash,
    w0,
    w1,
    w2,
    affordable(t, cash, o0, 0),
    affordable(t, cash, o1, 18),
    affordable(t, cash, o2, 36),
  );
}

function oneBought(t: Tables, from: number, cash: number, o0: number, o1: number, o2: number): boolean {
  return boughtOf(t, from, cash, o0, 0) || boughtOf(t, from, cash, o1, 18) || boughtOf(t, from, cash, o2, 36);
}

function boughtOf(t: Tables, from: number, cash: number, open: number, first: number): boolean {
  for (let cards = open; cards !== 0; cards &= cards - 1) {
    const card = first + lowestBit(cards);
    const price = at(t.cardPrice, card);
    if (!affords(cash, price)) continue;
    const targets = leadsTo(t, card, from);
    if (targets !== 0 && targets & payable(cash - price)) return true;
  }
  return false;
}

function affordable(t: Tables, cash: number, open: number, first: number): number {
  let mask = 0;
  for (let cards = open; cards !== 0; cards &= cards - 1) {
    if (affords(cash, at(t.cardPrice, first + lowestBit(cards)))) mask |= cards & -cards;
  }
  return mask;
}

/** All cities that could be reached if every card, and every open card that can be paid alone, could be used again and again: more than the truth, never less. */
function closure(
  t: Tables,
  from: number,
  cash: number,
  w0: number,
  w1: number,
  w2: number,
  o0: number,
  o1: number,
  o2: number,
): number {
  const c0 = w0 | affordable(t, cash, o0, 0);
  const c1 = w1 | affordable(t, cash, o1, 18);
  const c2 = w2 | affordable(t, cash, o2, 36);
  let reached = handLeadsTo(t, from, c0, c1, c2);
  let fresh = reached;
  while (fresh !== 0) {
    const city = lowestBit(fresh);
    fresh &= fresh - 1;
    const more = handLeadsTo(t, city, c0, c1, c2) & ~reached;
    reached |= more;
    fresh |= more;
  }
  return reached;
}
