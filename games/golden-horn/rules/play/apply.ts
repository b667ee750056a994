import { type Action, addByte, addShort, byteAt, itemAt, setByte } from '@levante/contract';
import * as act from '../board/action.ts';
import { COLOURS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT, SHIP_COUNT, VENICE } from '../board/tables.ts';
import { cityIndex, moveShip, shipOf } from '../state/lane.ts';
import { type GoldenHornState, NO_CARGO } from '../state/state.ts';
import { store } from '../state/warehouses.ts';
import type { GoldenHornJournal } from './facts.ts';
import { closeTurn, dealOn, endTurn, endVoyage, prepare, refill, stepOn } from './flow.ts';

/** Applies an action that `check` allows, in place (see `Game.apply`). */
export function apply(s: GoldenHornState, action: Action, journal?: GoldenHornJournal): void {
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

function place(s: GoldenHornState, action: Action, journal?: GoldenHornJournal): void {
  const seat = s.decider;
  for (let own = 0; own < SHIP_COUNT; own++) {
    const far = act.startsInConstantinople(action, own);
    moveShip(s, shipOf(seat, own), far ? s.tables.constantinople : VENICE);
    setByte(s.heading, shipOf(seat, own), far ? -1 : 1);
    journal?.push({ type: 'placed', seat, ship: itemAt(SHIPS, own), city: itemAt(CITY_CODES, Number(far)) });
  }
  if (seat > 0) s.decider = seat - 1;
  else prepare(s, journal);
}

/** Moves a card from a hand to the discards. */
function playCard(
  s: GoldenHornState,
  seat: number,
  colour: number,
  purpose: 'raid' | 'step',
  journal?: GoldenHornJournal,
): void {
  addByte(s.hands, seat * COLOUR_COUNT + colour, -1);
  addShort(s.handCounts, seat, -1);
  addByte(s.discard, colour, 1);
  s.discardCount += 1;
  journal?.push({ type: 'card-played', seat, colour: itemAt(COLOURS, colour), for: purpose });
}

/** Plays the cards of a raid and moves one cube into the warehouse (GH-4). */
function raid(s: GoldenHornState, action: Action, journal?: GoldenHornJournal): void {
  const { seat } = s;
  const ship = act.targetOf(action);
  const colour = byteAt(s.cargo, ship);
  for (let i = 0; i < s.tables.raidCards; i++) playCard(s, seat, act.raidCard(s.tables, action, i), 'raid', journal);
  addByte(s.cubes, ship, -1);
  store(s, seat, colour, 1);
  const left = byteAt(s.cubes, ship);
  if (left === 0) {
    setByte(s.cargo, ship, NO_CARGO);
    setByte(s.robbed, ship, 1);
  }
  s.raided = 1;
  const target = Math.floor(ship / SHIP_COUNT);
  journal?.push({
    type: 'raided',
    seat,
    target,
    ship: itemAt(SHIPS, ship % SHIP_COUNT),
    colour: itemAt(COLOURS, colour),
    left,
  });
}

/** Loads all cubes of a colour; the city is refilled before the ship sails (GH-5). */
function load(s: GoldenHornState, own: number, colour: number, journal?: GoldenHornJournal): void {
  const ship = shipOf(s.seat, own);
  const city = cityIndex(s, ship);
  const slot = city * COLOUR_COUNT + colour;
  const cubes = byteAt(s.cities, slot);
  setByte(s.cities, slot, 0);
  addShort(s.cityCounts, city, -cubes);
  setByte(s.cargo, ship, colour);
  setByte(s.cubes, ship, cubes);
  s.turnShip = own;
  journal?.push({
    type: 'loaded',
    seat: s.seat,
    ship: itemAt(SHIPS, own),
    city: itemAt(CITY_CODES, city),
    colour: itemAt(COLOURS, colour),
    cubes,
  });
  refill(s, journal);
}

/** Starts a move at sea or in Modone with its first step; the right to turn round is lost (GH-4.4). */
function setOut(s: GoldenHornState, own: number, journal?: GoldenHornJournal): void {
  s.turnShip = own;
  setByte(s.robbed, shipOf(s.seat, own), 0);
  stepOn(s, journal);
}

function turnRound(s: GoldenHornState, own: number, journal?: GoldenHornJournal): void {
  const ship = shipOf(s.seat, own);
  setByte(s.heading, ship, -byteAt(s.heading, ship));
  const heading = itemAt(CITY_CODES, byteAt(s.heading, ship) > 0 ? 1 : 0);
  journal?.push({ type: 'turned-round', seat: s.seat, ship: itemAt(SHIPS, own), heading });
  setOut(s, own, journal);
}

function drawCube(s: GoldenHornState, city: number, colour: number, journal?: GoldenHornJournal): void {
  addByte(s.bag, colour, -1);
  s.bagCount -= 1;
  addByte(s.cities, city * COLOUR_COUNT + colour, 1);
  addShort(s.cityCounts, city, 1);
  journal?.push({ type: 'cube-drawn', city: itemAt(CITY_CODES, city), colour: itemAt(COLOURS, colour) });
  if (s.seat >= 0) refill(s, journal);
  else prepare(s, journal);
}

function drawCard(s: GoldenHornState, colour: number, journal?: GoldenHornJournal): void {
  const seat = s.pendingSeat;
  addByte(s.deck, colour, -1);
  s.deckCount -= 1;
  addByte(s.hands, seat * COLOUR_COUNT + colour, 1);
  addShort(s.handCounts, seat, 1);
  s.pendingCards -= 1;
  journal?.push({ type: 'card-drawn', seat, colour: itemAt(COLOURS, colour) });
  dealOn(s, journal);
}
