import { type Action, ActionBuffer, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { CARDS_A_WORD, type Tables } from '../board/tables.ts';
import { loanToDecide, repayment } from '../scoring/loans.ts';
import { missingKind } from '../state/display.ts';
import { affords } from '../state/money.ts';
import { type ElCapitanState, FRESH, REFILL, SETTLE, STARTER, TURN } from '../state/state.ts';
import { PirateTurn } from './pirate-turn.ts';
import { ShipTurn } from './ship-turn.ts';

/** Dead-end rule for a turn before or after its action (EC-3.4): by ship alone, or with the pirate in play. */
interface TurnRule {
  /** Fills `out` with the candidates that do not lead to a dead end, ascending. */
  legal(s: ElCapitanState, out: ActionBuffer): void;
  /** Returns true if a candidate does not lead to a dead end. */
  allows(s: ElCapitanState, action: Action): boolean;
}

/** Legality in the matches of one table, with its scratch memory. */
class Legality {
  readonly #turn: TurnRule;
  readonly #scratch = new ActionBuffer();

  constructor(tables: Tables) {
    this.#turn = tables.hasPirate ? new PirateTurn(tables) : new ShipTurn(tables);
  }

  legal(s: ElCapitanState, out: ActionBuffer): void {
    out.clear();
    switch (s.step) {
      case TURN:
        this.#turn.legal(s, out);
        if (out.length === 0) out.push(act.simple(act.PASS));
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

  mustPass(s: ElCapitanState): boolean {
    this.legal(s, this.#scratch);
    return this.#scratch.length === 1 && act.kindOf(this.#scratch.at(0)) === act.PASS;
  }

  keeps(s: ElCapitanState, action: Action): boolean {
    return this.#turn.allows(s, action);
  }
}

/** Returns the legality of a match, cached in its tables. */
function legalityOf(s: ElCapitanState): Legality {
  const { legality } = s.tables;
  if (legality instanceof Legality) return legality;
  const made = new Legality(s.tables);
  s.tables.legality = made;
  return made;
}

/** Lists every legal action, ascending (see `Game.legal`); passing is legal only if nothing else is (EC-3.5). */
export function legal(s: ElCapitanState, out: ActionBuffer): void {
  legalityOf(s).legal(s, out);
}

/** Returns true if only passing is legal (EC-3.5). */
export function mustPass(s: ElCapitanState): boolean {
  return legalityOf(s).mustPass(s);
}

/** Returns true if a candidate does not lead to a dead end (EC-3.4). */
export function keeps(s: ElCapitanState, action: Action): boolean {
  return legalityOf(s).keeps(s, action);
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
