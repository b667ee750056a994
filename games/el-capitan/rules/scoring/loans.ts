import { addByte, byteAt, itemAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { payBank } from '../state/money.ts';
import { type ElCapitanState, EXTENDED, FRESH, LOAN_KINDS, LOAN_STATES } from '../state/state.ts';

/** Loans: their costs, and the next one to decide (chapters 7 and 9 of the rules). */

/** Returns the index in `loans` of a seat, kind and state. */
export function loanSlot(seat: number, kind: number, state: number): number {
  return (seat * LOAN_KINDS + kind) * LOAN_STATES + state;
}

/** Returns the amount of a loan of a kind (EC-7.1). */
export function loanAmount(s: ElCapitanState, kind: number): number {
  return itemAt(s.tables.board.loans, kind).amount;
}

/** Returns the cost of repaying a loan of a kind and state (EC-7.1). */
export function repayment(s: ElCapitanState, kind: number, state: number): number {
  const loan = itemAt(s.tables.board.loans, kind);
  return state === FRESH ? loan.repay : loan.extended;
}

/** Repays one existing loan; its card is returned (EC-9.1, EC-9.2). */
export function repayLoan(
  s: ElCapitanState,
  seat: number,
  kind: number,
  state: number,
  journal?: ElCapitanJournal,
): void {
  addByte(s.loans, loanSlot(seat, kind, state), -1);
  addByte(s.loanCards, kind, 1);
  journal?.push({ type: 'loan-repaid', seat, amount: loanAmount(s, kind), extended: state !== FRESH });
  payBank(s, seat, repayment(s, kind, state), 'repayment', journal);
}

/**
 * Returns the next loan to be decided by a seat (EC-9.1), as kind * 3 + state; -1 if the seat has none. Extended loans
 * come first, loans of 10 before loans of 16 (formats, 3.2).
 */
export function loanToDecide(s: ElCapitanState, seat: number): number {
  for (let kind = 0; kind < LOAN_KINDS; kind++)
    if (byteAt(s.loans, loanSlot(seat, kind, EXTENDED)) > 0) return kind * 3 + EXTENDED;
  for (let kind = 0; kind < LOAN_KINDS; kind++)
    if (byteAt(s.loans, loanSlot(seat, kind, FRESH)) > 0) return kind * 3 + FRESH;
  return -1;
}
