import { byteAt, wordAt } from '@levante/contract';
import { DECIDED, type ElCapitanState, EXTENDED, FRESH, LOAN_KINDS } from '../state/state.ts';
import { loanSlot, repayment } from './loans.ts';

/** Money check after a payday (EC-9.3). */

/** Returns the debt of a seat (EC-9.3). */
export function debt(s: ElCapitanState, seat: number): number {
  let sum = 0;
  for (let kind = 0; kind < LOAN_KINDS; kind++) {
    for (const state of [FRESH, EXTENDED, DECIDED])
      sum += byteAt(s.loans, loanSlot(seat, kind, state)) * repayment(s, kind, state);
  }
  return sum;
}

/**
 * Returns the seat that names the next starting player. Ties go to the first seat clockwise from the last starter
 * (EC-9.3).
 */
export function poorest(s: ElCapitanState): number {
  const { players } = s.tables;
  let found = s.starter;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < players; i++) {
    const seat = (s.starter + i) % players;
    const worth = wordAt(s.cash, seat) - debt(s, seat);
    if (worth < least) {
      least = worth;
      found = seat;
    }
  }
  return found;
}
