import type { Action } from '@levante/contract';
import { SITES } from './counts.ts';
import { CITIES, MAX_BERTHS, MAX_FORTRESSES, type Tables } from './tables.ts';

/** Actions as integers, `kind * 1024 + detail`, and as lines of text (formats, section 3). */

export const BUY = 0;
export const SAIL = 1;
export const BUILD = 2;
export const REOPEN = 3;
export const FORTRESS = 4;
export const LOAN = 5;
export const PIRATE_FREE = 6;
export const PIRATE_FLORINS = 7;
export const PIRATE_CARD = 8;
export const PIRATE_ANCHOR = 9;
export const END = 10;
export const REPAY = 11;
export const EXTEND = 12;
export const STARTER_SEAT = 13;
export const PASS = 14;
export const REVEAL = 15;

const KIND_BITS = 10;
const KIND = 1 << KIND_BITS;

export const kindOf = (action: Action): number => action >> KIND_BITS;
/** Returns the part of an action after its kind: a card, site, loan kind, seat, berth, or one of the pairs below. */
export const detailOf = (action: Action): number => action & (KIND - 1);

export const simple = (kind: number, detail = 0): Action => kind * KIND + detail;

/** Encodes a pair of card and city: `SAIL`, `PIRATE_CARD`. */
export const withCard = (kind: number, card: number, city: number): Action => kind * KIND + card * 16 + city;
export const cardOf = (action: Action): number => detailOf(action) >> 4;
export const cityOf = (action: Action): number => action & 15;

/** Encodes a site 1–12 and whether the house is neutral: `BUILD`, `REOPEN`. */
export const onSite = (kind: number, site: number, neutral: boolean): Action =>
  kind * KIND + site * 2 + Number(neutral);
export const siteOf = (action: Action): number => detailOf(action) >> 1;
export const isNeutralAction = (action: Action): boolean => (action & 1) === 1;

/** Encodes a city and a berth from 0: `PIRATE_FREE`, `PIRATE_FLORINS`. */
export const toBerth = (kind: number, city: number, berth: number): Action => kind * KIND + city * 4 + berth;
export const berthCityOf = (action: Action): number => detailOf(action) >> 2;
export const berthOf = (action: Action): number => action & 3;

/** Returns true if an integer encodes an action, legal or not. */
export function isAction(t: Tables, action: Action): boolean {
  const detail = detailOf(action);
  switch (kindOf(action)) {
    case BUY:
    case REVEAL:
      return detail < t.cardCodes.length;
    case SAIL:
    case PIRATE_CARD:
      return cardOf(action) < t.cardCodes.length && cityOf(action) < CITIES;
    case BUILD:
    case REOPEN:
      return siteOf(action) >= 1 && siteOf(action) <= SITES;
    case FORTRESS:
      return detail >= 1 && detail <= MAX_FORTRESSES;
    case PIRATE_FREE:
    case PIRATE_FLORINS:
      return berthCityOf(action) <= CITIES && berthOf(action) < MAX_BERTHS;
    case PIRATE_ANCHOR:
      return detail < MAX_BERTHS;
    case LOAN:
    case REPAY:
    case EXTEND:
      return detail < t.board.loans.length;
    case STARTER_SEAT:
      return detail < t.players;
    case END:
    case PASS:
      return detail === 0;
    default:
      return false;
  }
}
