import { byteAt } from '../lists.ts';
import type { ElCapitanState } from '../state.ts';
import { CAN } from '../table.ts';

/** Whoever has just come to anchor at the Islas Canarias must move the pirate (EC-12.1); passing through owes nothing. */
export function owesFreeMove(s: ElCapitanState, seat: number): boolean {
  return byteAt(s.shipAt, seat) === CAN && byteAt(s.shipBerth, seat) >= 0;
}
