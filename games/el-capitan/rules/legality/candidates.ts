import { type ActionBuffer, byteAt, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import {
  CARDS_A_WORD,
  CITIES,
  fortressSite,
  MAIN,
  MAX_BERTHS,
  MAX_FORTRESSES,
  NEUTRAL,
  REOPEN_MAIN,
  REOPEN_NEUTRAL,
  WORDS,
} from '../board/tables.ts';
import { FREE_DONE, FREE_OWED, PAID_SAILING } from '../pirate/pirate.ts';
import { nextSite, secondChoice } from '../state/chain.ts';
import { inStock } from '../state/deeds.ts';
import { affords } from '../state/money.ts';
import { type ElCapitanState, LOAN_KINDS, NOTHING } from '../state/state.ts';
import { candidatesOfPirate } from './pirate-candidates.ts';
import { voyages } from './voyages.ts';

/**
 * Lists the actions that every rule except the dead-end rule allows the acting seat in its turn, ascending. `legal`
 * keeps the actions from which the turn can be finished.
 */
export function candidates(s: ElCapitanState, out: ActionBuffer): void {
  out.clear();
  if (s.paidPirate === PAID_SAILING) {
    candidatesOfPirate.sailing(s, out);
    return;
  }
  purchases(s, out);
  if (s.acted === NOTHING) {
    if (s.freePirate !== FREE_DONE) voyages(s, out, act.SAIL, byteAt(s.shipAt, s.seat));
    works(s, out);
    loans(s, out);
  }
  if (s.tables.hasPirate) candidatesOfPirate.moves(s, out);
  if (s.acted !== NOTHING && s.freePirate !== FREE_OWED) out.push(act.simple(act.END));
}

function purchases(s: ElCapitanState, out: ActionBuffer): void {
  const florins = Math.min(Math.max(0, wordAt(s.cash, s.seat)), s.tables.dearest);
  for (let word = 0; word < WORDS; word++) {
    const payable = wordAt(s.tables.payable, florins * WORDS + word);
    for (let cards = wordAt(s.open, word) & payable; cards !== 0; cards &= cards - 1) {
      out.push(act.simple(act.BUY, word * CARDS_A_WORD + lowestBit(cards)));
    }
  }
}

/** Lists building, reopening and fortress for an anchored ship. */
export function works(s: ElCapitanState, out: ActionBuffer): void {
  const { seat } = s;
  const berth = byteAt(s.shipBerth, seat);
  if (berth < 0) return;
  const city = byteAt(s.shipAt, seat);
  const deeds = byteAt(s.deeds, seat * CITIES + city) & inStock(s, seat);
  const cash = wordAt(s.cash, seat);
  if (affords(cash, wordAt(s.tables.berthPrice, city * MAX_BERTHS + berth))) buildings(s, out, city, deeds);
  if (deeds & REOPEN_MAIN) out.push(act.onSite(act.REOPEN, nextSite(s, city), false));
  if (deeds & REOPEN_NEUTRAL) out.push(act.onSite(act.REOPEN, nextSite(s, city), true));
  const site = fortressSite(deeds);
  if (site < 0 || !affords(cash, wordAt(s.tables.fortressPrice, city * MAX_FORTRESSES + site))) return;
  out.push(act.simple(act.FORTRESS, site + 1));
}

/** Lists buildings on the next site; a city without houses has a choice of two and no rows yet. */
function buildings(s: ElCapitanState, out: ActionBuffer, city: number, deeds: number): void {
  const site = nextSite(s, city);
  const last = secondChoice(s, city) ? site + 1 : site;
  for (let n = site; n <= last; n++) {
    if (deeds & MAIN) out.push(act.onSite(act.BUILD, n, false));
    if (deeds & NEUTRAL) out.push(act.onSite(act.BUILD, n, true));
  }
}

/** Returns true if loans are possible at all in this turn, regardless of the cards left of each kind (EC-3.3, EC-7.1). */
export function mayBorrow(s: ElCapitanState): boolean {
  return s.acted === NOTHING && s.bought === 0 && s.sailed === 0 && (s.phase > 1 || s.round > 1);
}

/** Returns true if any loan can be taken in this turn. */
export function canBorrow(s: ElCapitanState): boolean {
  return mayBorrow(s) && (byteAt(s.loanCards, 0) > 0 || byteAt(s.loanCards, 1) > 0);
}

export function loans(s: ElCapitanState, out: ActionBuffer): void {
  if (!mayBorrow(s)) return;
  for (let kind = 0; kind < LOAN_KINDS; kind++) if (byteAt(s.loanCards, kind) > 0) out.push(act.simple(act.LOAN, kind));
}
