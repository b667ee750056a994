import { addByte, byteAt, setByte } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { loanAmount, loanSlot, loanToDecide, repayLoan } from '../scoring/loans.ts';
import { poorest } from '../scoring/money-check.ts';
import { payday, ranks } from '../scoring/payday.ts';
import { DECIDED, type ElCapitanState, EXTENDED, FRESH, LOAN_KINDS, OVER, SETTLE, STARTER } from '../state/state.ts';
import { supply } from './supply.ts';
import { beginTurn } from './turn.ts';

/** Settlement between a payday and the next phase (chapter 9 of the rules). */

/** Ends a phase: payday, then the loans, or the end of the match (EC-8.1, EC-9.1). */
export function endPhase(s: ElCapitanState, journal?: ElCapitanJournal): void {
  payday(s, journal);
  if (s.phase === 3) {
    finish(s, journal);
    return;
  }
  s.step = SETTLE;
  s.decider = s.starter;
  passOnDecision(s);
}

/**
 * Passes the decision clockwise from `decider` to the next seat with a loan to decide; after a full round, to the poorest
 * seat's choice (EC-9.1, EC-9.3).
 */
function passOnDecision(s: ElCapitanState): void {
  const { players } = s.tables;
  while (loanToDecide(s, s.decider) < 0) {
    s.decider = (s.decider + 1) % players;
    if (s.decider === s.starter) {
      for (let seat = 0; seat < players; seat++) rememberExtensions(s, seat);
      s.step = STARTER;
      s.decider = poorest(s);
      return;
    }
  }
}

/** Repays the loan to be decided (EC-9.1, EC-9.2). */
export function repay(s: ElCapitanState, journal?: ElCapitanJournal): void {
  const loan = loanToDecide(s, s.decider);
  repayLoan(s, s.decider, Math.floor(loan / 3), loan % 3, journal);
  passOnDecision(s);
}

/** Extends the loan to be decided; it has not been extended yet (EC-9.1). */
export function extendLoan(s: ElCapitanState, journal?: ElCapitanJournal): void {
  const kind = Math.floor(loanToDecide(s, s.decider) / 3);
  addByte(s.loans, loanSlot(s.decider, kind, FRESH), -1);
  addByte(s.loans, loanSlot(s.decider, kind, DECIDED), 1);
  journal?.push({ type: 'loan-extended', seat: s.decider, amount: loanAmount(s, kind) });
  passOnDecision(s);
}

/** Begins a new phase with the starting player named by the poorest (EC-9.3, EC-9.4). */
export function chooseStarter(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  journal?.push({ type: 'starter-chosen', by: s.decider, seat });
  s.starter = seat;
  s.phase += 1;
  s.round = 1;
  s.lastRound = 0;
  s.passes = 0;
  s.decider = 0;
  for (let i = 0; i < s.tables.players; i++) supply(s, i, journal);
  journal?.push({ type: 'phase-begun', phase: s.phase, starter: seat });
  beginTurn(s, seat, journal);
}

/** Turns the loans extended in this settlement into extended ones (EC-9.1). */
function rememberExtensions(s: ElCapitanState, seat: number): void {
  for (let kind = 0; kind < LOAN_KINDS; kind++) {
    const slot = loanSlot(seat, kind, DECIDED);
    addByte(s.loans, loanSlot(seat, kind, EXTENDED), byteAt(s.loans, slot));
    setByte(s.loans, slot, 0);
  }
}

/** Ends the match (EC-9.5). */
function finish(s: ElCapitanState, journal?: ElCapitanJournal): void {
  s.step = OVER;
  journal?.push({ type: 'match-over', ...ranks(s) });
}
