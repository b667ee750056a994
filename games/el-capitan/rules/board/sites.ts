import { byteAt } from '@levante/contract';
import { SITES } from './counts.ts';
import { MAX_FORTRESSES } from './tables.ts';

/** Access to the lists of sites: houses and fortresses in a city. */

/** Houses on the sites: sites[city * 12 + i] for site i + 1. */
export interface Sites {
  readonly sites: Int8Array;
}

/** Fortresses: forts[city * 2 + i]. */
export interface Forts {
  readonly forts: Int8Array;
}

/** Returns the house on site n (1–12) of a city; 0 if there is none or n is out of range. */
export function houseOn(s: Sites, city: number, site: number): number {
  return site < 1 || site > SITES ? 0 : byteAt(s.sites, city * SITES + site - 1);
}

/** Returns true if a seat has a fortress in a city (EC-6.1). */
export function hasFortress(s: Forts, city: number, seat: number): boolean {
  for (let i = 0; i < MAX_FORTRESSES; i++) if (byteAt(s.forts, city * MAX_FORTRESSES + i) === seat) return true;
  return false;
}
