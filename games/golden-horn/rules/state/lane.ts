import { addByte, byteAt, setByte } from '@levante/contract';
import { SHIP_COUNT, VENICE } from '../board/tables.ts';
import type { GoldenHornState } from './state.ts';

/** The sea lane (chapter 6 of the rules): who lies where, and where the next step leads. */

/** The number of a seat's ship among all ships. */
export const shipOf = (seat: number, ship: number): number => seat * SHIP_COUNT + ship;

export function inCity(s: GoldenHornState, ship: number): boolean {
  const place = byteAt(s.shipAt, ship);
  return place === VENICE || place === s.tables.constantinople;
}

/** The city a ship is in, as an index: 0 Venice, 1 Constantinople; it is in one. */
export function cityIndex(s: GoldenHornState, ship: number): number {
  return byteAt(s.shipAt, ship) === VENICE ? 0 : 1;
}

/** Where a ship's next step leads: the next place ahead that is not taken; the cities never are (GH-6.2, GH-6.4). */
export function nextPlace(s: GoldenHornState, ship: number): number {
  const { tables } = s;
  const ahead = byteAt(s.heading, ship);
  let place = byteAt(s.shipAt, ship) + ahead;
  while (
    place !== VENICE &&
    place !== tables.constantinople &&
    byteAt(s.occupied, place) >= (place === tables.modone ? tables.modoneBerths : 1)
  ) {
    place += ahead;
  }
  return place;
}

/** Moves a ship to a place of the lane. */
export function moveShip(s: GoldenHornState, ship: number, place: number): void {
  const from = byteAt(s.shipAt, ship);
  if (from >= 0) addByte(s.occupied, from, -1);
  addByte(s.occupied, place, 1);
  setByte(s.shipAt, ship, place);
}
