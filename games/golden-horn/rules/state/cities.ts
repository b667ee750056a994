import { byteAt, shortAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT } from '../board/tables.ts';
import { cityIndex, shipOf } from './lane.ts';
import type { GoldenHornState } from './state.ts';

/** Returns the city that is being filled: the ship's, or at the beginning the first that is not full. */
export function cityToFill(s: GoldenHornState): number {
  if (s.seat >= 0) return cityIndex(s, shipOf(s.seat, s.turnShip));
  return shortAt(s.cityCounts, 0) < s.tables.board.citySize ? 0 : 1;
}

/** Returns the colours that a ship in a city may load, as bits (GH-5.1). */
export function loadable(s: GoldenHornState, ship: number): number {
  const city = cityIndex(s, ship) * COLOUR_COUNT;
  let mask = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (byteAt(s.cities, city + colour) > 0) mask |= 1 << colour;
  return mask & ~wordAt(s.tables.sails, ship);
}
