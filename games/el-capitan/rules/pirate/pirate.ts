import { byteAt, type StateOf, scalar, setByte } from '@levante/contract';
import { CAN, MAX_BERTHS, MAX_SEATS, type Tables } from '../board/tables.ts';
import { bringsPirate, pirateStart } from '../extra-cities/canarias.ts';

/** Pirate ship (chapter 12 of the rules). */

/** Value of a berth with the pirate; a seat's ship is its number. */
export const PIRATE = MAX_SEATS;

/** States of the free move in a turn. */
export const FREE_NONE = 0;
export const FREE_OWED = 1;
export const FREE_DONE = 2;
export const FREE_MOVES = ['none', 'owed', 'done'] as const;

/** States of the paid move in a turn; `PAID_SAILING` between the first card and the berth (EC-12.4). */
export const PAID_NONE = 0;
export const PAID_SAILING = 1;
export const PAID_DONE = 2;
export const PAID_MOVES = ['none', 'sailing', 'done'] as const;

/** Fields of the state for the pirate. */
export const PIRATE_FIELDS = {
  /** `FREE_NONE` … `FREE_DONE`. */
  freePirate: scalar(),
  /** `PAID_NONE` … `PAID_DONE`. */
  paidPirate: scalar(),
  /** The city from which the pirate sails by card, else -1. */
  pirateFrom: scalar(),
  /** City of the pirate; -1 if it is not in play. */
  pirateCity: scalar(),
  /** Its berth, from 0; -1 while it sails by card. */
  pirateBerth: scalar(),
};

/** Part of the state that its rules read. */
export interface Waters extends StateOf<typeof PIRATE_FIELDS> {
  readonly tables: Tables;
  /** berths[city * 3 + i]: empty, a seat, or `PIRATE`. */
  readonly berths: Int8Array;
  /** City and berth of each ship by seat, -1 for no berth. */
  readonly shipAt: Int8Array;
  readonly shipBerth: Int8Array;
}

/** Places the pirate on its first berth (EC-11.7), if it is in play. */
export function placePirate(s: Waters): void {
  s.pirateFrom = -1;
  s.pirateCity = -1;
  s.pirateBerth = -1;
  if (!bringsPirate(s.tables)) return;
  s.pirateCity = CAN;
  s.pirateBerth = pirateStart(s.tables);
  setByte(s.berths, CAN * MAX_BERTHS + s.pirateBerth, PIRATE);
}

/** Resets the moves at the end of a turn. */
export function clearMoves(s: Waters): void {
  s.freePirate = FREE_NONE;
  s.paidPirate = PAID_NONE;
  s.pirateFrom = -1;
}

/**
 * Returns true if a voyage obliges a seat to make the free move: it has anchored at the Islas Canarias (EC-12.1); passing
 * through does not (EC-12.2).
 */
function owesFreeMove(s: Waters, seat: number): boolean {
  return byteAt(s.shipAt, seat) === CAN && byteAt(s.shipBerth, seat) >= 0;
}

/** Records after a voyage whether the free move is owed (EC-12.1, EC-12.2). */
export function noteVoyage(s: Waters, seat: number): void {
  s.freePirate = owesFreeMove(s, seat) ? FREE_OWED : FREE_NONE;
}
