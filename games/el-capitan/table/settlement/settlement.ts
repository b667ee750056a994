import type { Seat } from '@levante/contract';
import type { PlayerJson } from '@levante/el-capitan/rules';
import { fortuneOf } from '../log/books.ts';
import type { Position } from '../match/position.ts';

/** Answer to a due loan after a payday (EC-9.1). */
export type LoanAnswer = 'repay' | 'extend';

/** A loan that is due, with the cost of either answer. */
export interface DueLoan {
  readonly amount: number;
  readonly repay: number;
  /** Florins due at the next payday after an extension; null if already extended. */
  readonly extend: number | null;
}

/** Returns a seat's undecided loans in the order of the rules (formats, order of settlement). */
export function dueLoans(position: Position, seat: Seat): readonly DueLoan[] {
  const open = (position.json.players[seat]?.loans ?? []).filter((loan) => loan.decided !== true);
  const rank = ({ amount, extended }: PlayerJson['loans'][number]) => (extended ? 0 : 1000) + amount;
  return [...open]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ amount, extended }) => {
      const terms = position.board.loans.find((loan) => loan.amount === amount);
      const later = terms?.extended ?? amount;
      return extended
        ? { amount, repay: later, extend: null }
        : { amount, repay: terms?.repay ?? amount, extend: later };
    });
}

/** Returns the actions of these answers, in order. */
export function linesOfAnswers(
  seat: Seat,
  loans: readonly DueLoan[],
  answers: readonly LoanAnswer[],
): readonly string[] {
  return loans.map(({ amount }, i) => `${seat} ${answers[i] ?? 'extend'} ${amount}`);
}

/** Returns the position after these answers; null if the rules refuse one. */
export function settled(
  position: Position,
  seat: Seat,
  loans: readonly DueLoan[],
  answers: readonly LoanAnswer[],
): Position | null {
  const outcome = position.afterAll(linesOfAnswers(seat, loans, answers));
  return outcome.ok ? outcome.position : null;
}

/** Returns answers that extend every loan for which that is possible. */
export function extendAll(loans: readonly DueLoan[]): readonly LoanAnswer[] {
  return loans.map(({ extend }) => (extend === null ? 'repay' : 'extend'));
}

/**
 * Returns answers that repay as many loans as cash allows, the most expensive extensions relative to the loan first.
 */
export function repayMaximum(loans: readonly DueLoan[], cash: number): readonly LoanAnswer[] {
  const answers = [...extendAll(loans)];
  let left = cash - loans.reduce((sum, { extend, repay }) => (extend === null ? sum + repay : sum), 0);
  const dearness = ({ repay, extend }: DueLoan) => ((extend ?? repay) - repay) / repay;
  const order = loans.map((loan, i) => ({ loan, i })).sort((a, b) => dearness(b.loan) - dearness(a.loan));
  for (const { loan, i } of order) {
    if (loan.extend === null || loan.repay > left) continue;
    answers[i] = 'repay';
    left -= loan.repay;
  }
  return answers;
}

/** Returns the cost of these answers now and at the next payday. */
export function costsOf(loans: readonly DueLoan[], answers: readonly LoanAnswer[]) {
  const sum = (answer: LoanAnswer, price: (loan: DueLoan) => number) =>
    loans.reduce((total, loan, i) => (answers[i] === answer ? total + price(loan) : total), 0);
  return { now: sum('repay', ({ repay }) => repay), later: sum('extend', ({ extend }) => extend ?? 0) };
}

/** Returns the seats by cash less debts, poorest first; ties clockwise from the starting player (EC-9.3). */
export function poorestFirst({ json, board }: Position): readonly { readonly seat: Seat; readonly fortune: number }[] {
  const count = json.players.length;
  const turn = (seat: Seat) => (seat - json.starter + count) % count;
  return json.players
    .map((_, seat) => ({ seat, fortune: fortuneOf(json, board, seat) }))
    .sort((a, b) => a.fortune - b.fortune || turn(a.seat) - turn(b.seat));
}
