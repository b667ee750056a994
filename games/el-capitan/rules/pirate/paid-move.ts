import { wordAt } from '@levante/contract';
import { CITIES } from '../board/tables.ts';
import { weighAnchor } from './anchoring.ts';
import { PAID_DONE, PAID_SAILING, type Waters } from './pirate.ts';

/** Paid move of the pirate, one a turn: by florins, or by cards one after the other (EC-12.4, EC-12.5). */

/** Returns the fare of a move to a city by florins (EC-12.4). */
export function pirateFare(s: Waters, city: number): number {
  return wordAt(s.tables.distance, s.pirateCity * CITIES + city) * s.tables.board.piratePrice;
}

/** Sails the pirate to a city by a card; a berth is chosen after the last one (EC-12.4). */
export function sailPirate(s: Waters, city: number): void {
  if (s.paidPirate !== PAID_SAILING) s.pirateFrom = s.pirateCity;
  s.paidPirate = PAID_SAILING;
  weighAnchor(s);
  s.pirateCity = city;
}

/** Ends the paid move of the turn (EC-12.5). */
export function endPaidMove(s: Waters): void {
  s.paidPirate = PAID_DONE;
  s.pirateFrom = -1;
}
