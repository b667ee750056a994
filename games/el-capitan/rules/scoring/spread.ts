import { byteAt, itemAt } from '@levante/contract';
import type { ElCapitanState } from '../state/state.ts';

/**
 * Returns the current pay of a seat's spread, by the number of cities in which its main colour has an open house,
 * including extra cities (EC-8.2, EC-10.5, EC-11.3).
 */
export function spreadPay(s: ElCapitanState, seat: number): number {
  return itemAt(s.tables.board.spread, byteAt(s.spread, seat));
}
