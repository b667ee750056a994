import { type ActionBuffer, byteAt, shortAt, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { hasAll, packedHand } from '../board/card-sets.ts';
import { COLOUR_COUNT, SHIP_COUNT } from '../board/tables.ts';
import { cityToFill, loadable } from '../state/cities.ts';
import { cityIndex, inCity, shipOf } from '../state/lane.ts';
import { CLOSE, DEAL, FILL, type GoldenHornState, PLACE, TURN, VOYAGE } from '../state/state.ts';

const PLACINGS = 8;

/** Lists every legal action, ascending (see `Game.legal`). */
export function legal(s: GoldenHornState, out: ActionBuffer): void {
  out.clear();
  switch (s.step) {
    case PLACE:
      for (let i = 0; i < PLACINGS; i++) out.push(act.simple(act.PLACE_SHIPS, i));
      break;
    case FILL:
      cubes(s, out);
      break;
    case DEAL:
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        const left = byteAt(s.deck, colour);
        if (left > 0) out.push(act.simple(act.CARD, colour), left);
      }
      break;
    case TURN:
      turnActions(s, out);
      break;
    case VOYAGE:
      voyageActions(s, out);
      break;
    case CLOSE:
      out.push(act.simple(act.ANNOUNCE));
      out.push(act.simple(act.DONE));
      break;
  }
}

function cubes(s: GoldenHornState, out: ActionBuffer): void {
  const city = cityToFill(s);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const left = byteAt(s.bag, colour);
    if (left > 0) out.push(act.withColour(act.CUBE, city, colour), left);
  }
}

function turnActions(s: GoldenHornState, out: ActionBuffer): void {
  const { seat } = s;
  if (s.raided === 0 && shortAt(s.handCounts, seat) >= s.tables.raidCards) raids(s, out, seat);
  const before = out.length;
  for (let own = 0; own < SHIP_COUNT; own++) loads(s, out, seat, own);
  for (let own = 0; own < SHIP_COUNT; own++) if (!inCity(s, shipOf(seat, own))) out.push(act.simple(act.SAIL, own));
  for (let own = 0; own < SHIP_COUNT; own++) {
    if (byteAt(s.robbed, shipOf(seat, own)) === 1) out.push(act.simple(act.TURN_ROUND, own));
  }
  if (out.length === before) out.push(act.simple(act.PASS));
}

function loads(s: GoldenHornState, out: ActionBuffer, seat: number, own: number): void {
  const ship = shipOf(seat, own);
  if (!inCity(s, ship)) return;
  const city = cityIndex(s, ship) * COLOUR_COUNT;
  const sails = wordAt(s.tables.sails, ship);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (byteAt(s.cities, city + colour) > 0 && ((sails >> colour) & 1) === 0)
      out.push(act.withColour(act.LOAD, own, colour));
  }
}

/** Returns true if a seat has a ship that can move: at sea, in Modone, or in a city with cubes it may load (GH-5.3). */
export function canMove(s: GoldenHornState, seat: number): boolean {
  for (let own = 0; own < SHIP_COUNT; own++) {
    const ship = shipOf(seat, own);
    if (!inCity(s, ship) || loadable(s, ship) !== 0) return true;
  }
  return false;
}

/** Returns true if a ship can be raided: at sea, with cubes aboard (GH-4.1). */
export function isPrey(s: GoldenHornState, ship: number): boolean {
  return byteAt(s.cubes, ship) > 0 && s.tables.isSea(byteAt(s.shipAt, ship));
}

function raids(s: GoldenHornState, out: ActionBuffer, seat: number): void {
  const hand = packedHand(s.hands, seat * COLOUR_COUNT);
  const own = shipOf(seat, 0);
  for (let ship = 0; ship < s.tables.raidSets.length; ship++) {
    const sets = s.tables.raidSets[ship];
    if (!sets || !isPrey(s, ship) || (ship >= own && ship < own + SHIP_COUNT)) continue;
    const { digits, needs } = sets;
    for (let i = 0; i < digits.length; i++)
      if (hasAll(hand, wordAt(needs, i))) out.push(act.raid(ship, wordAt(digits, i)));
  }
}

/** Returns the colour of the space under the ship of this turn, which is at sea. */
export function spaceColour(s: GoldenHornState): number {
  return byteAt(s.tables.laneColour, byteAt(s.shipAt, shipOf(s.seat, s.turnShip)));
}

/** Returns true if the next step is free: the space's colour is on a sail (GH-6.3). */
export function stepIsFree(s: GoldenHornState): boolean {
  return ((wordAt(s.tables.sails, shipOf(s.seat, s.turnShip)) >> spaceColour(s)) & 1) === 1;
}

function voyageActions(s: GoldenHornState, out: ActionBuffer): void {
  const colour = spaceColour(s);
  if (stepIsFree(s)) out.push(act.simple(act.ON_FREE));
  else if (byteAt(s.hands, s.seat * COLOUR_COUNT + colour) > 0) out.push(act.simple(act.ON_CARD, colour));
  out.push(act.simple(act.STOP));
}
