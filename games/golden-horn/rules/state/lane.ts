import { addByte, byteAt, setByte } from '@levante/contract';
import { SHIP_COUNT, VENICE } from '../board/tables.ts';
import type { GoldenHornState } from './state.ts';

/** Sea lane (chapter 6 of the rules): positions of the ships, and their next steps. */

/** Returns the index of a seat's ship among all ships. */
export const shipOf = (seat: number, ship: number): number => seat * SHIP_COUNT + ship;

export function inCity(s: GoldenHornState, ship: number): boolean {
  const place = byteAt(s.shipAt, ship);
  return place === VENICE || place === s.tables.constantinople;
}

/** Returns the city of a ship as an index: 0 Venice, 1 Constantinople. */
export function cityIndex(s: GoldenHornState, ship: number): number {
  return byteAt(s.shipAt, ship) === VENICE ? 0 : 1;
}

/**
 * Returns the destination of a ship's next step: the next unoccupied place ahead; the cities are never full (GH-6.2,
 * GH-6.4).
 */
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
