import { type Action, ActionBuffer, lowestBit } from '@levante/contract';
import * as act from '../board/action.ts';
import { CARDS_A_WORD } from '../board/tables.ts';
import { missingKind } from '../play/flow.ts';
import { loanToDecide } from '../play/settlement.ts';
import { repayment } from '../scoring/payday.ts';
import { wordAt } from '../state/lists.ts';
import { affords } from '../state/money.ts';
import { type ElCapitanState, FRESH, NOTHING, REFILL, SETTLE, STARTER, TURN } from '../state/state.ts';
import { candidates } from './candidates.ts';
import { finishing, keepsFinish, prepare } from './dead-end.ts';

/** Every legal action, ascending (see `Game.legal`). */
export function legal(s: ElCapitanState, out: ActionBuffer): void {
  out.clear();
  switch (s.step) {
    case TURN:
      turnActions(s, out);
      break;
    case REFILL:
      reveals(s, out);
      break;
    case SETTLE:
      settlements(s, out);
      break;
    case STARTER:
      for (let seat = 0; seat < s.tables.players; seat++) out.push(act.simple(act.STARTER_SEAT, seat));
      break;
  }
}

/** In a turn: what keeps the turn from a dead end; to pass only when that is nothing (EC-3.4, EC-3.5). */
function turnActions(s: ElCapitanState, out: ActionBuffer): void {
  if (s.tables.hasPirate) {
    candidates(s, out);
    keepFinishing(s, out);
  } else if (s.acted === NOTHING) finishing(s, out);
  else candidates(s, out);
  if (out.length === 0) out.push(act.simple(act.PASS));
}

function keepFinishing(s: ElCapitanState, out: ActionBuffer): void {
  prepare(s);
  let kept = 0;
  for (let i = 0; i < out.length; i++) {
    const action = out.at(i);
    if (!keepsFinish(s, action)) continue;
    out.actions[kept] = action;
    kept += 1;
  }
  out.length = kept;
}

function reveals(s: ElCapitanState, out: ActionBuffer): void {
  const [first, last] = missingKind(s) === 0 ? [0, 0] : [1, 2];
  for (let word = first; word <= last; word++) {
    for (let cards = wordAt(s.deck, word); cards !== 0; cards &= cards - 1) {
      out.push(act.simple(act.REVEAL, word * CARDS_A_WORD + lowestBit(cards)));
    }
  }
}

function settlements(s: ElCapitanState, out: ActionBuffer): void {
  const loan = loanToDecide(s, s.decider);
  const kind = Math.floor(loan / 3);
  const fresh = loan % 3 === FRESH;
  if (!fresh || affords(wordAt(s.cash, s.decider), repayment(s, kind, FRESH))) out.push(act.simple(act.REPAY, kind));
  if (fresh) out.push(act.simple(act.EXTEND, kind));
}

const scratch = new ActionBuffer();

/** Whether nothing but passing is left (EC-3.5). */
export function mustPass(s: ElCapitanState): boolean {
  legal(s, scratch);
  return scratch.length === 1 && act.kindOf(scratch.at(0)) === act.PASS;
}

/** Whether one of the candidates keeps the turn from a dead end. */
export function keeps(s: ElCapitanState, action: Action): boolean {
  prepare(s);
  return keepsFinish(s, action);
}
