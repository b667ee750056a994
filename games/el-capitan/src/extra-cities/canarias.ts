import { byteAt } from '@levante/contract';
import { CAN } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Whoever has just come to anchor at the Islas Canarias must move the pirate (EC-12.1); passing through owes nothing. */
export function owesFreeMove(s: ElCapitanState, seat: number): boolean {
  return byteAt(s.shipAt, seat) === CAN && byteAt(s.shipBerth, seat) >= 0;
}
