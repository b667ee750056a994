import { at } from '@levante/contract';
import type { ElCapitanState } from '../state.ts';
import { CAN } from '../table.ts';

/** Whoever has just come to anchor at the Islas Canarias must move the pirate (EC-12.1); passing through owes nothing. */
export function owesFreeMove(s: ElCapitanState, seat: number): boolean {
  return at(s.shipAt, seat) === CAN && at(s.shipBerth, seat) >= 0;
}
