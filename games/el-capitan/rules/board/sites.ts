import { byteAt } from '@levante/contract';
import { SITES } from './counts.ts';
import { MAX_FORTRESSES } from './tables.ts';

/** Where houses and fortresses stand in a city: how the lists of sites are read. */

/** The houses on the sites: sites[city * 12 + i] for site i + 1. */
export interface Sites {
  readonly sites: Int8Array;
}

/** The fortresses: forts[city * 2 + i]. */
export interface Forts {
  readonly forts: Int8Array;
}

/** The house on site n (1–12) of a city; 0 if none, and outside the chain. */
export function houseOn(s: Sites, city: number, site: number): number {
  return site < 1 || site > SITES ? 0 : byteAt(s.sites, city * SITES + site - 1);
}

/** Whether a seat has a fortress in a city (EC-6.1). */
export function hasFortress(s: Forts, city: number, seat: number): boolean {
  for (let i = 0; i < MAX_FORTRESSES; i++) if (byteAt(s.forts, city * MAX_FORTRESSES + i) === seat) return true;
  return false;
}
