import { byteAt } from '@levante/contract';
import type { ElCapitanState } from '../state/state.ts';
import { SITES } from './read-board.ts';
import { MOST_FORTRESSES } from './tables.ts';

/** Where houses and fortresses stand in a city. */

/** The house on site n (1–12) of a city; 0 if none, and outside the chain. */
export function houseOn(s: ElCapitanState, city: number, site: number): number {
  return site < 1 || site > SITES ? 0 : byteAt(s.sites, city * SITES + site - 1);
}

/** Whether a seat has a fortress in a city. */
export function hasFortress(s: ElCapitanState, city: number, seat: number): boolean {
  for (let i = 0; i < MOST_FORTRESSES; i++) if (byteAt(s.forts, city * MOST_FORTRESSES + i) === seat) return true;
  return false;
}
