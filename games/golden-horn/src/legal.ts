import { type ActionBuffer, at } from '@levante/contract';
import * as act from './action.ts';
import { cityToFill, loadable } from './flow.ts';
import { inCity, shipOf } from './lane.ts';
import { CLOSE, DEAL, FILL, type GoldenHornState, PLACE, TURN, VOYAGE } from './state.ts';
import { COLOUR_COUNT, SHIP_COUNT } from './table.ts';

const PLACINGS = 8;

/** Every legal action, ascending (see `Game.legal`). */
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
        if (at(s.deck, colour) > 0) out.push(act.simple(act.CARD, colour), at(s.deck, colour));
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
    if (at(s.bag, colour) > 0) out.push(act.withColour(act.CUBE, city, colour), at(s.bag, colour));
  }
}

function turnActions(s: GoldenHornState, out: ActionBuffer): void {
  const { seat } = s;
  if (s.raided === 0 && at(s.handCounts, seat) >= s.tables.raidCards) raids(s, out, seat);
  const before = out.length;
  for (let own = 0; own < SHIP_COUNT; own++) loads(s, out, seat, own);
  for (let own = 0; own < SHIP_COUNT; own++) if (!inCity(s, shipOf(seat, own))) out.push(act.simple(act.SAIL, own));
  for (let own = 0; own < SHIP_COUNT; own++)
    if (at(s.robbed, shipOf(seat, own)) === 1) out.push(act.simple(act.TURN_ROUND, own));
  if (out.length === before) out.push(act.simple(act.PASS));
}

function loads(s: GoldenHornState, out: ActionBuffer, seat: number, own: number): void {
  const ship = shipOf(seat, own);
  if (!inCity(s, ship)) return;
  const colours = loadable(s, ship);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if ((colours >> colour) & 1) out.push(act.withColour(act.LOAD, own, colour));
  }
}

/** Whether a ship can be raided: at sea, with cubes aboard (GH-4.1). */
export function isPrey(s: GoldenHornState, ship: number): boolean {
  return at(s.cubes, ship) > 0 && s.tables.isSea(at(s.shipAt, ship));
}

function raids(s: GoldenHornState, out: ActionBuffer, seat: number): void {
  const ships = s.tables.players * SHIP_COUNT;
  for (let ship = 0; ship < ships; ship++) {
    if (Math.floor(ship / SHIP_COUNT) === seat || !isPrey(s, ship)) continue;
    cardSets(s, out, seat, ship, s.tables.raidCards, 0, 0);
  }
}

/** All ways to play `left` more cards from colour `from` on, of those on the target's sails. */
function cardSets(
  s: GoldenHornState,
  out: ActionBuffer,
  seat: number,
  ship: number,
  left: number,
  from: number,
  digits: number,
): void {
  if (left === 0) {
    out.push(act.raid(ship, digits));
    return;
  }
  for (let colour = from; colour < COLOUR_COUNT; colour++) {
    if (((at(s.tables.sails, ship) >> colour) & 1) === 0) continue;
    const slot = seat * COLOUR_COUNT + colour;
    if (at(s.hands, slot) === 0) continue;
    s.hands[slot] = at(s.hands, slot) - 1;
    cardSets(s, out, seat, ship, left - 1, colour, digits * COLOUR_COUNT + colour);
    s.hands[slot] = at(s.hands, slot) + 1;
  }
}

/** The colour of the space under the ship of this turn; it is at sea. */
export function spaceColour(s: GoldenHornState): number {
  return at(s.tables.laneColour, at(s.shipAt, shipOf(s.seat, s.turnShip)));
}

/** Whether the next step is free: the space's colour is on a sail (GH-6.3). */
export function stepIsFree(s: GoldenHornState): boolean {
  return ((at(s.tables.sails, shipOf(s.seat, s.turnShip)) >> spaceColour(s)) & 1) === 1;
}

function voyageActions(s: GoldenHornState, out: ActionBuffer): void {
  const colour = spaceColour(s);
  if (stepIsFree(s)) out.push(act.simple(act.ON_FREE));
  else if (at(s.hands, s.seat * COLOUR_COUNT + colour) > 0) out.push(act.simple(act.ON_CARD, colour));
  out.push(act.simple(act.STOP));
}
