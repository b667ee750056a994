import { type Action, add, at } from '@levante/contract';
import { COLOURS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT, SHIP_COUNT, VENICE } from '../board/table.ts';
import * as act from '../legality/action.ts';
import { cityIndex, moveShip, shipOf } from '../state/lane.ts';
import { type GoldenHornState, NO_CARGO } from '../state/state.ts';
import type { Journal } from './facts.ts';
import { closeTurn, dealOn, endTurn, endVoyage, prepare, refill, stepOn } from './flow.ts';

/** Does what `check` allows, in place (see `Game.apply`). */
export function apply(s: GoldenHornState, action: Action, journal?: Journal): void {
  const detail = act.detailOf(action);
  switch (act.kindOf(action)) {
    case act.PLACE_SHIPS:
      place(s, action, journal);
      break;
    case act.RAID:
      raid(s, action, journal);
      break;
    case act.LOAD:
      load(s, act.whatOf(action), act.colourOf(action), journal);
      break;
    case act.SAIL:
      setOut(s, detail, journal);
      break;
    case act.TURN_ROUND:
      turnRound(s, detail, journal);
      break;
    case act.ON_FREE:
      stepOn(s, journal);
      break;
    case act.ON_CARD:
      playCard(s, s.seat, detail, 'step', journal);
      stepOn(s, journal);
      break;
    case act.STOP:
      endVoyage(s, journal);
      closeTurn(s, journal);
      break;
    case act.ANNOUNCE:
      s.lastRound = 1;
      s.announcedBy = s.seat;
      journal?.push({ type: 'announced', seat: s.seat });
      endTurn(s, journal);
      break;
    case act.DONE:
      journal?.push({ type: 'went-on', seat: s.seat });
      endTurn(s, journal);
      break;
    case act.PASS:
      journal?.push({ type: 'passed', seat: s.seat });
      closeTurn(s, journal);
      break;
    case act.CUBE:
      drawCube(s, act.whatOf(action), act.colourOf(action), journal);
      break;
    default:
      drawCard(s, detail, journal);
  }
}

function place(s: GoldenHornState, action: Action, journal?: Journal): void {
  const seat = s.decider;
  for (let own = 0; own < SHIP_COUNT; own++) {
    const far = act.startsInConstantinople(action, own);
    moveShip(s, shipOf(seat, own), far ? s.tables.constantinople : VENICE);
    s.heading[shipOf(seat, own)] = far ? -1 : 1;
    journal?.push({ type: 'placed', seat, ship: SHIPS[own] ?? 'mono', city: CITY_CODES[Number(far)] ?? 'VEN' });
  }
  if (seat > 0) s.decider = seat - 1;
  else prepare(s, journal);
}

/** A card from a hand goes to the discards. */
function playCard(s: GoldenHornState, seat: number, colour: number, purpose: 'raid' | 'step', journal?: Journal): void {
  add(s.hands, seat * COLOUR_COUNT + colour, -1);
  add(s.handCounts, seat, -1);
  add(s.discard, colour, 1);
  s.discardCount += 1;
  journal?.push({ type: 'card-played', seat, colour: COLOURS[colour] ?? 'pink', for: purpose });
}

/** The raider plays the cards and takes one cube into the warehouse (GH-4). */
function raid(s: GoldenHornState, action: Action, journal?: Journal): void {
  const { seat } = s;
  const ship = act.targetOf(action);
  const colour = at(s.cargo, ship);
  for (let i = 0; i < s.tables.raidCards; i++) playCard(s, seat, act.raidCard(s.tables, action, i), 'raid', journal);
  add(s.cubes, ship, -1);
  add(s.warehouses, seat * COLOUR_COUNT + colour, 1);
  add(s.warehouseCounts, seat, 1);
  const left = at(s.cubes, ship);
  if (left === 0) {
    s.cargo[ship] = NO_CARGO;
    s.robbed[ship] = 1;
  }
  s.raided = 1;
  const target = Math.floor(ship / SHIP_COUNT);
  journal?.push({
    type: 'raided',
    seat,
    target,
    ship: SHIPS[ship % SHIP_COUNT] ?? 'mono',
    colour: COLOURS[colour] ?? 'pink',
    left,
  });
}

/** Takes all cubes of a colour aboard; the city is refilled before the ship sails (GH-5). */
function load(s: GoldenHornState, own: number, colour: number, journal?: Journal): void {
  const ship = shipOf(s.seat, own);
  const city = cityIndex(s, ship);
  const slot = city * COLOUR_COUNT + colour;
  const cubes = at(s.cities, slot);
  s.cities[slot] = 0;
  add(s.cityCounts, city, -cubes);
  s.cargo[ship] = colour;
  s.cubes[ship] = cubes;
  s.turnShip = own;
  journal?.push({
    type: 'loaded',
    seat: s.seat,
    ship: SHIPS[own] ?? 'mono',
    city: CITY_CODES[city] ?? 'VEN',
    colour: COLOURS[colour] ?? 'pink',
    cubes,
  });
  refill(s, journal);
}

/** A ship at sea or in Modone takes its first step; the right to turn round is gone (GH-4.4). */
function setOut(s: GoldenHornState, own: number, journal?: Journal): void {
  s.turnShip = own;
  s.robbed[shipOf(s.seat, own)] = 0;
  stepOn(s, journal);
}

function turnRound(s: GoldenHornState, own: number, journal?: Journal): void {
  const ship = shipOf(s.seat, own);
  s.heading[ship] = -at(s.heading, ship);
  const heading = CITY_CODES[at(s.heading, ship) > 0 ? 1 : 0] ?? 'VEN';
  journal?.push({ type: 'turned-round', seat: s.seat, ship: SHIPS[own] ?? 'mono', heading });
  setOut(s, own, journal);
}

function drawCube(s: GoldenHornState, city: number, colour: number, journal?: Journal): void {
  add(s.bag, colour, -1);
  s.bagCount -= 1;
  add(s.cities, city * COLOUR_COUNT + colour, 1);
  add(s.cityCounts, city, 1);
  journal?.push({ type: 'cube-drawn', city: CITY_CODES[city] ?? 'VEN', colour: COLOURS[colour] ?? 'pink' });
  if (s.seat >= 0) refill(s, journal);
  else prepare(s, journal);
}

function drawCard(s: GoldenHornState, colour: number, journal?: Journal): void {
  const seat = s.pendingSeat;
  add(s.deck, colour, -1);
  s.deckCount -= 1;
  add(s.hands, seat * COLOUR_COUNT + colour, 1);
  add(s.handCounts, seat, 1);
  s.pendingCards -= 1;
  journal?.push({ type: 'card-drawn', seat, colour: COLOURS[colour] ?? 'pink' });
  dealOn(s, journal);
}
