import { type Action, byteAt, type JsonObject, type Refusal, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { mainHouse, neutralHouse } from '../board/houses.ts';
import { type ElCapitanRefusal, refuse } from '../board/refusals.ts';
import { leadsTo } from '../board/route.ts';
import { hasFortress } from '../board/sites.ts';
import { bitOf, CITIES, MAX_BERTHS, MAX_FORTRESSES, WORDS, wordOf } from '../board/tables.ts';
import { shutForGood } from '../extra-cities/porto.ts';
import { hasFreeBerth, mayAnchor } from '../pirate/anchoring.ts';
import { pirateFare } from '../pirate/paid-move.ts';
import { FREE_DONE, FREE_OWED, PAID_NONE, PAID_SAILING } from '../pirate/pirate.ts';
import { loanToDecide, repayment } from '../scoring/loans.ts';
import { firstBerth } from '../state/berths.ts';
import { firstShut, fourOfMain, nextSite, secondChoice } from '../state/chain.ts';
import { missingKind } from '../state/display.ts';
import { freeFortressSite } from '../state/fortresses.ts';
import { affords } from '../state/money.ts';
import { type ElCapitanState, EXTENDED, FRESH, NOTHING, OVER, REFILL, SETTLE, STARTER } from '../state/state.ts';
import { fiveOfOwner, mainInStock, neutralInStock } from '../two-player/two-player.ts';
import { mayBorrow } from './candidates.ts';
import { keeps, mustPass } from './legal.ts';

/**
 * Returns the most specific reason why the actor may not take this action now, or null if it is legal (see `Game.check`).
 */
export function check(s: ElCapitanState, action: Action): Refusal | null {
  const kind = act.kindOf(action);
  if (s.step === OVER) return no('match-over', 'EC-9.5');
  if (!act.isAction(s.tables, action) || (kind === act.REVEAL) !== (s.step === REFILL)) return refuse('bad-request');
  switch (s.step) {
    case REFILL:
      return checkReveal(s, act.detailOf(action));
    case SETTLE:
      return checkSettlement(s, kind, act.detailOf(action));
    case STARTER:
      return kind === act.STARTER_SEAT ? null : no('act-first', 'EC-9.3', { step: 'starter' });
  }
  if (kind === act.STARTER_SEAT) return no('not-the-poorest', 'EC-9.3');
  if (kind === act.REPAY || kind === act.EXTEND) return no('no-such-loan', 'EC-9.1');
  if (kind === act.PASS) return mustPass(s) ? null : no('nothing-to-pass-for', 'EC-3.5');
  const refusal = checkTurn(s, kind, action);
  if (refusal) return refusal;
  return keeps(s, action) ? null : deadEnd(s, action);
}

function no(code: ElCapitanRefusal, clause: string, data: JsonObject = {}): Refusal {
  return refuse(code, clause, data);
}

function tooDear(s: ElCapitanState, seat: number, price: number, clause: string): Refusal | null {
  return affords(wordAt(s.cash, seat), price)
    ? null
    : no('cannot-afford', clause, { price, cash: wordAt(s.cash, seat) });
}

/** Returns the refusal of a dead end; a voyage into a full harbour from which no card leads on has its own code (EC-4.7). */
function deadEnd(s: ElCapitanState, action: Action): Refusal {
  const full = act.kindOf(action) === act.SAIL && firstBerth(s, act.cityOf(action), s.seat) < 0;
  return full ? no('no-free-berth', 'EC-4.7') : no('dead-end', 'EC-3.4');
}

function checkReveal(s: ElCapitanState, card: number): Refusal | null {
  const kind = missingKind(s);
  const word = wordOf(card);
  const right = (word === 0 ? 0 : 1) === kind && (wordAt(s.deck, word) & bitOf(card)) !== 0;
  return right ? null : no('no-such-card', 'EC-3.6');
}

function checkSettlement(s: ElCapitanState, kind: number, loanKind: number): Refusal | null {
  if (kind !== act.REPAY && kind !== act.EXTEND) return no('act-first', 'EC-9.1', { step: 'settle' });
  const loan = loanToDecide(s, s.decider);
  if (Math.floor(loan / 3) !== loanKind) return no('no-such-loan', 'EC-9.1');
  if (kind === act.EXTEND) return loan % 3 === EXTENDED ? no('already-extended', 'EC-9.1') : null;
  return loan % 3 === FRESH ? tooDear(s, s.decider, repayment(s, loanKind, FRESH), 'EC-9.2') : null;
}

function checkTurn(s: ElCapitanState, kind: number, action: Action): Refusal | null {
  const detail = act.detailOf(action);
  if (kind >= act.PIRATE_FREE && kind <= act.PIRATE_ANCHOR) return checkPirate(s, kind, action);
  if (s.paidPirate === PAID_SAILING) return no('pirate-owed', 'EC-12.4');
  switch (kind) {
    case act.BUY:
      return checkPurchase(s, detail);
    case act.SAIL:
      return checkVoyage(s, act.cardOf(action), act.cityOf(action));
    case act.LOAN:
      return checkLoan(s, detail);
    case act.END:
      if (s.acted === NOTHING) return no('act-first', 'EC-3.2');
      return s.freePirate === FREE_OWED ? no('pirate-owed', 'EC-12.1') : null;
    default:
      return checkWork(s, kind, action);
  }
}

function checkPurchase(s: ElCapitanState, card: number): Refusal | null {
  if ((wordAt(s.open, wordOf(card)) & bitOf(card)) === 0) return no('card-not-open', 'EC-4.1');
  return tooDear(s, s.seat, wordAt(s.tables.cardPrice, card), 'EC-4.1');
}

const inHand = (s: ElCapitanState, card: number): boolean =>
  (wordAt(s.hands, s.seat * WORDS + wordOf(card)) & bitOf(card)) !== 0;

function checkVoyage(s: ElCapitanState, card: number, city: number): Refusal | null {
  const from = byteAt(s.shipAt, s.seat);
  if (s.acted !== NOTHING) return no('too-late-to-sail', 'EC-4.2');
  if (s.freePirate === FREE_DONE) return no('pirate-fixes-ship', 'EC-12.2');
  if (!inHand(s, card)) return no('not-in-hand', 'EC-4.2');
  if (from === city) return no('same-place', 'EC-4.6');
  if ((leadsTo(s.tables, card, from) >> city) & 1) return null;
  const ashore = from < 0 || from >= CITIES;
  return ashore ? no('needs-destination-card', 'EC-4.5') : no('not-reachable', 'EC-4.3');
}

function checkLoan(s: ElCapitanState, kind: number): Refusal | null {
  if (s.acted !== NOTHING) return no('already-acted', 'EC-3.2');
  if (s.bought || s.sailed) return no('loan-turn-is-only-a-loan', 'EC-3.3');
  if (!mayBorrow(s)) return no('first-round', 'EC-7.1');
  return byteAt(s.loanCards, kind) > 0 ? null : no('no-such-loan', 'EC-7.1');
}

/** Checks building, reopening, fortress: all need an anchored ship and are the turn's one action. */
function checkWork(s: ElCapitanState, kind: number, action: Action): Refusal | null {
  if (s.acted !== NOTHING) return no('already-acted', 'EC-3.2');
  if (byteAt(s.shipBerth, s.seat) < 0) return no('not-anchored', kind === act.FORTRESS ? 'EC-6.1' : 'EC-5.1');
  const city = byteAt(s.shipAt, s.seat);
  if (kind === act.FORTRESS) return checkFortress(s, city, act.detailOf(action));
  const neutral = act.isNeutralAction(action);
  const house = neutral ? neutralHouse(s.seat) : mainHouse(s.seat);
  const site = act.siteOf(action);
  if (nextSite(s, city) === 0) return no('city-full', 'EC-5.6');
  if (kind === act.REOPEN) {
    if (firstShut(s, city, house) < 0)
      return shutForGood(city) ? no('never-reopens', 'EC-11.6') : no('nothing-shut', 'EC-5.7');
    return site === nextSite(s, city)
      ? checkRow(s, city, site, house)
      : no('wrong-site', 'EC-5.7', { deed: 'reopen', next: nextSite(s, city) });
  }
  const choice = secondChoice(s, city);
  const right = site === nextSite(s, city) || (choice && site === 2);
  if (!right) return no('wrong-site', 'EC-5.2', { next: nextSite(s, city), ...(choice ? { or: 2 } : {}) });
  return checkStock(s, neutral) ?? checkRow(s, city, site, house) ?? tooDear(s, s.seat, berthPrice(s, city), 'EC-5.1');
}

function berthPrice(s: ElCapitanState, city: number): number {
  return wordAt(s.tables.berthPrice, city * MAX_BERTHS + byteAt(s.shipBerth, s.seat));
}

function checkStock(s: ElCapitanState, neutral: boolean): Refusal | null {
  const { seat } = s;
  if (byteAt(neutral ? s.neutral : s.warehouses, seat) === 0)
    return no('no-house-left', neutral ? 'EC-10.1' : 'EC-5.1');
  const fits = neutral ? neutralInStock(s, seat) : mainInStock(s, seat);
  return fits ? null : no('main-must-exceed-neutral', 'EC-10.2');
}

function checkRow(s: ElCapitanState, city: number, site: number, house: number): Refusal | null {
  if (fourOfMain(s, city, site, house)) return no('three-in-a-row', 'EC-5.4');
  return fiveOfOwner(s, city, site, house) ? no('four-in-a-row', 'EC-10.3') : null;
}

function checkFortress(s: ElCapitanState, city: number, number: number): Refusal | null {
  if (hasFortress(s, city, s.seat)) return no('one-fortress-a-city', 'EC-6.1');
  const site = freeFortressSite(s, city);
  if (site < 0) return no('no-fortress-site', 'EC-6.1');
  if (byteAt(s.fortresses, s.seat) === 0) return no('no-fortress-left', 'EC-6.1');
  if (site + 1 !== number) return no('wrong-site', 'EC-6.1', { deed: 'fortress', next: site + 1 });
  return tooDear(s, s.seat, wordAt(s.tables.fortressPrice, city * MAX_FORTRESSES + site), 'EC-6.1');
}

function checkPirate(s: ElCapitanState, kind: number, action: Action): Refusal | null {
  if (!s.tables.hasPirate) return no('no-pirate', 'EC-11.7');
  const sailing = s.paidPirate === PAID_SAILING;
  if (kind === act.PIRATE_FREE) {
    if (sailing) return no('pirate-owed', 'EC-12.4');
    if (s.freePirate === FREE_DONE) return no('pirate-moved', 'EC-12.1');
    return s.freePirate === FREE_OWED ? checkAnchorage(s, action) : no('not-anchored', 'EC-12.1');
  }
  if (kind === act.PIRATE_ANCHOR) return sailing ? checkBerth(s, act.detailOf(action)) : no('pirate-moved', 'EC-12.4');
  if (kind === act.PIRATE_CARD) {
    if (!sailing && s.paidPirate !== PAID_NONE) return no('pirate-moved', 'EC-12.5');
    return checkPirateCard(s, act.cardOf(action), act.cityOf(action));
  }
  if (s.paidPirate !== PAID_NONE) return no('pirate-moved', 'EC-12.5');
  return checkAnchorage(s, action) ?? tooDear(s, s.seat, pirateFare(s, act.berthCityOf(action)), 'EC-12.4');
}

function checkAnchorage(s: ElCapitanState, action: Action): Refusal | null {
  const city = act.berthCityOf(action);
  if (city === s.pirateCity) return no('pirate-same-city', 'EC-12.3');
  if (((s.tables.inPlay >> city) & 1) === 0) return no('not-reachable', 'EC-12.3');
  const free = hasFreeBerth(s, city) && mayAnchor(s, city, act.berthOf(action));
  return free ? null : no('no-free-berth', 'EC-12.3');
}

function checkBerth(s: ElCapitanState, berth: number): Refusal | null {
  if (s.pirateCity === s.pirateFrom) return no('pirate-same-city', 'EC-12.4');
  return mayAnchor(s, s.pirateCity, berth) ? null : no('no-free-berth', 'EC-12.3');
}

function checkPirateCard(s: ElCapitanState, card: number, city: number): Refusal | null {
  if (!inHand(s, card)) return no('not-in-hand', 'EC-12.4');
  if (city === s.pirateCity) return no('same-place', 'EC-4.6');
  return (leadsTo(s.tables, card, s.pirateCity) >> city) & 1 ? null : no('not-reachable', 'EC-12.4');
}
