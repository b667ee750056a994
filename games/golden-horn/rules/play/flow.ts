import { byteAt, itemAt, setByte, shortAt } from '@levante/contract';
import { COLOURS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { hasAllColours, ranks } from '../scoring/scoring.ts';
import { cityToFill } from '../state/cities.ts';
import { cityIndex, inCity, moveShip, nextPlace, shipOf } from '../state/lane.ts';
import { CLOSE, DEAL, FILL, type GoldenHornState, NO_CARGO, OVER, TURN, VOYAGE } from '../state/state.ts';
import { store } from '../state/warehouses.ts';
import type { GoldenHornJournal } from './facts.ts';

/** Sequence of play: filling, dealing, steps of a voyage, the end of a turn and of the match. */

/** Prepares the match: fills the cities, deals five cards to each seat, then starts the first turn (GH-2.3, GH-2.4). */
export function prepare(s: GoldenHornState, journal?: GoldenHornJournal): void {
  if (mustFill(s, 0) || mustFill(s, 1)) {
    s.step = FILL;
    return;
  }
  deal(s, 0, s.tables.board.startHand, journal);
}

function mustFill(s: GoldenHornState, city: number): boolean {
  return shortAt(s.cityCounts, city) < s.tables.board.citySize && s.bagCount > 0;
}

/** Refills the city in which the ship has loaded from the bag, then sails (GH-5.2). */
export function refill(s: GoldenHornState, journal?: GoldenHornJournal): void {
  const city = cityToFill(s);
  if (mustFill(s, city)) {
    s.step = FILL;
    return;
  }
  if (s.lastRound === 0 && s.bagCount === 0 && emptyCity(s) >= 0) {
    s.lastRound = 1;
    journal?.push({ type: 'end-triggered', city: itemAt(CITY_CODES, emptyCity(s)) });
  }
  stepOn(s, journal);
}

function emptyCity(s: GoldenHornState): number {
  return shortAt(s.cityCounts, 0) === 0 ? 0 : shortAt(s.cityCounts, 1) === 0 ? 1 : -1;
}

/** Moves the ship of this turn by one step; the voyage ends in a city (GH-6). */
export function stepOn(s: GoldenHornState, journal?: GoldenHornJournal): void {
  const { seat, tables } = s;
  const own = s.turnShip;
  const ship = shipOf(seat, own);
  const from = byteAt(s.shipAt, ship);
  const to = nextPlace(s, ship);
  moveShip(s, ship, to);
  journal?.push({
    type: 'stepped',
    seat,
    ship: itemAt(SHIPS, own),
    from: tables.placeName(from),
    to: tables.placeName(to),
  });
  if (tables.isSea(to)) {
    s.step = VOYAGE;
    return;
  }
  if (inCity(s, ship)) unload(s, seat, own, journal);
  endVoyage(s, journal);
  const cards = itemAt(to === tables.modone ? tables.modoneDraw : tables.draw, own);
  deal(s, seat, cards, journal);
}

/** Unloads all cubes into the owner's warehouse in a city (GH-7.1). */
function unload(s: GoldenHornState, seat: number, own: number, journal?: GoldenHornJournal): void {
  const ship = shipOf(seat, own);
  const colour = byteAt(s.cargo, ship);
  const cubes = byteAt(s.cubes, ship);
  if (cubes > 0) store(s, seat, colour, cubes);
  setByte(s.cargo, ship, NO_CARGO);
  setByte(s.cubes, ship, 0);
  setByte(s.heading, ship, -byteAt(s.heading, ship));
  const city = itemAt(CITY_CODES, cityIndex(s, ship));
  journal?.push({ type: 'unloaded', seat, ship: itemAt(SHIPS, own), city, colour: COLOURS[colour] ?? null, cubes });
}

export function endVoyage(s: GoldenHornState, journal?: GoldenHornJournal): void {
  if (!journal) return;
  const place = s.tables.placeName(byteAt(s.shipAt, shipOf(s.seat, s.turnShip)));
  journal.push({ type: 'voyage-ended', seat: s.seat, ship: itemAt(SHIPS, s.turnShip), at: place });
}

/** Deals cards to a seat; missing ones are forfeited (GH-7.4). */
export function deal(s: GoldenHornState, seat: number, cards: number, journal?: GoldenHornJournal): void {
  s.pendingSeat = seat;
  s.pendingCards = cards;
  dealOn(s, journal);
}

/** Continues dealing. If no cards are left to deal, continues with the next step. */
export function dealOn(s: GoldenHornState, journal?: GoldenHornJournal): void {
  if (s.pendingCards > 0 && s.deckCount + s.discardCount > 0) {
    if (s.deckCount === 0) renewPile(s, journal);
    s.step = DEAL;
    return;
  }
  const dealt = s.pendingSeat;
  s.pendingSeat = -1;
  s.pendingCards = 0;
  if (s.seat >= 0) {
    closeTurn(s, journal);
    return;
  }
  if (dealt + 1 < s.tables.players) deal(s, dealt + 1, s.tables.board.startHand, journal);
  else beginTurn(s, 0, journal);
}

function renewPile(s: GoldenHornState, journal?: GoldenHornJournal): void {
  s.deck.set(s.discard);
  s.discard.fill(0);
  s.deckCount = s.discardCount;
  s.discardCount = 0;
  journal?.push({ type: 'pile-renewed' });
}

function beginTurn(s: GoldenHornState, seat: number, journal?: GoldenHornJournal): void {
  s.seat = seat;
  s.raided = 0;
  s.turnShip = -1;
  s.step = TURN;
  journal?.push({ type: 'turn-begun', seat, round: s.round });
}

/** Ends the turn, except for the choice to announce the end. */
export function closeTurn(s: GoldenHornState, journal?: GoldenHornJournal): void {
  if (s.lastRound === 0 && hasAllColours(s, s.seat)) s.step = CLOSE;
  else endTurn(s, journal);
}

/** Starts the next turn, or ends the match after the last turn of the last round (GH-8.2). */
export function endTurn(s: GoldenHornState, journal?: GoldenHornJournal): void {
  const next = (s.seat + 1) % s.tables.players;
  if (next === 0 && s.lastRound === 1) {
    s.step = OVER;
    s.raided = 0;
    s.turnShip = -1;
    journal?.push({ type: 'match-over', ...ranks(s) });
    return;
  }
  if (next === 0) s.round += 1;
  beginTurn(s, next, journal);
}
