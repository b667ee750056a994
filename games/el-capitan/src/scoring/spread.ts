import { byteAt, itemAt } from '@levante/contract';
import type { ElCapitanState } from '../state/state.ts';

/** What a seat's spread pays now: its number of cities with an open house of its main colour (EC-8.2, EC-10.5). */
export function spreadPay(s: ElCapitanState, seat: number): number {
  return itemAt(s.tables.board.spread, byteAt(s.spread, seat));
}
