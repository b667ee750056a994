import { wordAt } from '@levante/contract';
import { CITIES } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import { PAID_DONE } from './pirate.ts';

/** The paid move of the pirate (EC-12.4). */

/** What a paid move to a city costs (EC-12.4). */
export function pirateFare(s: ElCapitanState, city: number): number {
  return wordAt(s.tables.distance, s.pirateCity * CITIES + city) * s.tables.board.piratePrice;
}

/** The paid move is done. */
export function endPaidMove(s: ElCapitanState): void {
  s.paidPirate = PAID_DONE;
  s.pirateFrom = -1;
}
