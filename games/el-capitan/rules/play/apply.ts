import { type Action, addByte, itemAt, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import type { ElCapitanJournal } from '../board/facts.ts';
import { loanAmount, loanSlot } from '../scoring/loans.ts';
import { takeOpen } from '../state/display.ts';
import { takeCard } from '../state/hand.ts';
import { payBank, payFromBank } from '../state/money.ts';
import { type ElCapitanState, FRESH, NOTHING } from '../state/state.ts';
import { endTurn, reveal } from './flow.ts';
import { movePirate } from './pirate-moves.ts';
import { chooseStarter, extendLoan, repay } from './settlement.ts';
import { sail, toBank } from './voyages.ts';
import { build, fortify, reopen } from './works.ts';

/** Applies an action that `check` allows, in place (see `Game.apply`). */
export function apply(s: ElCapitanState, action: Action, journal?: ElCapitanJournal): void {
  const { seat } = s;
  const detail = act.detailOf(action);
  switch (act.kindOf(action)) {
    case act.BUY:
      buy(s, seat, detail, journal);
      break;
    case act.SAIL:
      sail(s, seat, act.cardOf(action), act.cityOf(action), journal);
      break;
    case act.BUILD:
      build(s, seat, act.siteOf(action), act.isNeutralAction(action), journal);
      break;
    case act.REOPEN:
      reopen(s, seat, act.siteOf(action), act.isNeutralAction(action), journal);
      break;
    case act.FORTRESS:
      fortify(s, seat, detail, journal);
      break;
    case act.LOAN:
      borrow(s, seat, detail, journal);
      break;
    case act.PIRATE_FREE:
    case act.PIRATE_FLORINS:
    case act.PIRATE_CARD:
    case act.PIRATE_ANCHOR:
      movePirate(s, action, journal);
      break;
    case act.END:
      journal?.push({ type: 'turn-ended', seat });
      endTurn(s, journal);
      break;
    case act.PASS:
      pass(s, seat, journal);
      break;
    case act.REVEAL:
      reveal(s, detail, journal);
      break;
    case act.REPAY:
      repay(s, journal);
      break;
    case act.EXTEND:
      extendLoan(s, journal);
      break;
    default:
      chooseStarter(s, detail, journal);
      break;
  }
}

/** Buys an open card (EC-4.1). */
function buy(s: ElCapitanState, seat: number, card: number, journal?: ElCapitanJournal): void {
  takeOpen(s, card);
  takeCard(s, seat, card);
  if (s.acted === NOTHING) s.bought = 1;
  journal?.push({ type: 'bought', seat, card: itemAt(s.tables.cardCodes, card) });
  payBank(s, seat, wordAt(s.tables.cardPrice, card), 'card', journal);
}

/** Takes a loan, which ends the turn at the bank (EC-3.3, EC-7.1). */
function borrow(s: ElCapitanState, seat: number, kind: number, journal?: ElCapitanJournal): void {
  toBank(s, seat, journal);
  addByte(s.loans, loanSlot(seat, kind, FRESH), 1);
  addByte(s.loanCards, kind, -1);
  const amount = loanAmount(s, kind);
  journal?.push({ type: 'loan-taken', seat, amount });
  payFromBank(s, seat, amount, 'loan', journal);
  journal?.push({ type: 'turn-ended', seat });
  endTurn(s, journal);
}

/** Passes the turn, which ends at the bank (EC-3.5). */
function pass(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  toBank(s, seat, journal);
  s.passes += 1;
  journal?.push({ type: 'passed', seat });
  endTurn(s, journal);
}
