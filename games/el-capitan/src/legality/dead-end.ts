import { type Action, type ActionBuffer, lowestBit } from '@levante/contract';
import * as act from '../board/action.ts';
import { DESTINATION_CARDS } from '../board/read-board.ts';
import { placeOf } from '../board/route.ts';
import { ASHORE, bitOf, CARDS_A_WORD, CITIES, NEVER, PLACES, WORDS, wordOf } from '../board/tables.ts';
import { anchorages } from '../pirate/pirate.ts';
import { byteAt, wordAt } from '../state/lists.ts';
import { needHere } from '../state/needs.ts';
import { ANYWHERE, type ElCapitanState, FREE_DONE, NOTHING, PAID_SAILING } from '../state/state.ts';
import { canBorrow, loans, works } from './candidates.ts';
import { Means } from './means.ts';
import { finishesWithPirate, pirateCouldHelp } from './pirate-help.ts';
import { findsWork } from './reach.ts';

/** The dead-end rule (EC-3.4): an action is legal only if the turn can still end in the turn's action or in a loan. */

const UNKNOWN = -1;

/** What the acting seat has. */
const means = new Means();
/** What acting costs at least where the ship lies or one card of the hand leads; measured when first asked for. */
let near = UNKNOWN;
/** What acting costs at least where one open card leads, its price included, and the cards that lead to where that can be paid. */
let next = UNKNOWN;
const leading = new Int32Array(WORDS);
/** Whether a pirate move might help after a purchase, 1 or 0. */
let matters = UNKNOWN;

/** Looks at a position; `keepsFinish` is then asked about its actions. */
export function prepare(s: ElCapitanState): void {
  if (s.acted !== NOTHING) return;
  means.take(s, s.seat);
  near = UNKNOWN;
  next = UNKNOWN;
  matters = UNKNOWN;
}

/**
 * The `candidates` that keep the turn from a dead end, ascending, in a turn before its action where no pirate can help:
 * as `keepsFinish` tells, but whole hands and displays at once where the purse decides.
 */
export function finishing(s: ElCapitanState, out: ActionBuffer): void {
  out.clear();
  prepare(s);
  finishingPurchases(s, out);
  if (wordAt(s.need, ANYWHERE) <= means.purse) finishingVoyages(s, out);
  works(s, out);
  loans(s, out);
}

function finishingPurchases(s: ElCapitanState, out: ActionBuffer): void {
  measureNear(s);
  const kept = Math.min(near, wordAt(s.need, ANYWHERE));
  for (let word = 0; word < WORDS; word++) {
    const sure = means.payable(s.tables, word, near);
    for (let cards = means.payable(s.tables, word, kept); cards !== 0; cards &= cards - 1) {
      const card = word * CARDS_A_WORD + lowestBit(cards);
      if (sure & cards & -cards || keepsAfterBuying(s, card)) out.push(act.simple(act.BUY, card));
    }
  }
}

function finishingVoyages(s: ElCapitanState, out: ActionBuffer): void {
  const { tables } = s;
  const place = placeOf(byteAt(s.shipAt, s.seat));
  for (let word = 0; word < WORDS; word++) {
    const useful = wordAt(means.hand, word) & wordAt(tables.cardsAt, place * WORDS + word);
    for (let cards = useful; cards !== 0; cards &= cards - 1) {
      const card = word * CARDS_A_WORD + lowestBit(cards);
      for (let to = wordAt(tables.leads, card * PLACES + place); to !== 0; to &= to - 1) {
        const city = lowestBit(to);
        if (keepsAfterSailing(s, card, city)) out.push(act.withCard(act.SAIL, card, city));
      }
    }
  }
}

function measureNear(s: ElCapitanState): void {
  const { seat } = s;
  near = needHere(s, seat);
  if (s.freePirate === FREE_DONE) return;
  const place = placeOf(byteAt(s.shipAt, seat));
  let to = place === ASHORE ? 0 : wordAt(s.joined, seat * CITIES + place);
  for (let cards = wordAt(s.hands, seat * WORDS); cards !== 0; cards &= cards - 1) {
    to |= wordAt(s.tables.leads, lowestBit(cards) * PLACES + place);
  }
  near = Math.min(near, leastNeed(s, to));
}

function measureNext(s: ElCapitanState): void {
  const { tables } = s;
  const place = placeOf(byteAt(s.shipAt, s.seat));
  const kept = wordAt(s.need, ANYWHERE);
  next = NEVER;
  for (let word = 0; word < WORDS; word++) {
    leading[word] = 0;
    const useful = means.payable(tables, word, kept) & wordAt(tables.cardsAt, place * WORDS + word);
    for (let cards = useful; cards !== 0; cards &= cards - 1) {
      const card = word * CARDS_A_WORD + lowestBit(cards);
      const cost = wordAt(tables.cardPrice, card) + leastNeed(s, wordAt(tables.leads, card * PLACES + place));
      if (cost <= means.purse) leading[word] = wordAt(leading, word) | (cards & -cards);
      next = Math.min(next, cost);
    }
  }
}

/** What acting costs at least in one of these cities. */
function leastNeed(s: ElCapitanState, cities: number): number {
  let least = NEVER;
  for (let left = cities; left !== 0; left &= left - 1) least = Math.min(least, wordAt(s.need, lowestBit(left)));
  return least;
}

/** Whether the turn can still be finished after one of the `candidates` of a position that was prepared. */
export function keepsFinish(s: ElCapitanState, action: Action): boolean {
  const kind = act.kindOf(action);
  if (kind === act.PIRATE_CARD && !findsAnchorage(s, action)) return false;
  if (s.acted !== NOTHING) return true;
  switch (kind) {
    case act.BUY:
      return keepsAfterBuying(s, act.detailOf(action)) || (pirateMatters(s) && finishesWithPirate(s, action));
    case act.SAIL:
      return keepsAfterSailing(s, act.cardOf(action), act.cityOf(action)) || helpedByPirate(s, action);
    case act.PIRATE_FREE:
    case act.PIRATE_FLORINS:
    case act.PIRATE_CARD:
    case act.PIRATE_ANCHOR:
      return canBorrow(s) || helpedByPirate(s, action);
    default:
      return true;
  }
}

function keepsAfterBuying(s: ElCapitanState, card: number): boolean {
  const left = means.purse - wordAt(s.tables.cardPrice, card);
  if (near === UNKNOWN) measureNear(s);
  if (near <= left) return true;
  if (wordAt(s.need, ANYWHERE) > left || s.freePirate === FREE_DONE) return false;
  if (next === UNKNOWN) measureNext(s);
  if (next <= left || (wordAt(leading, wordOf(card)) & bitOf(card)) !== 0) return true;
  means.buy(s.tables, card);
  const keeps = findsWork(s.tables, s.need, byteAt(s.shipAt, s.seat), means);
  means.sell(s.tables, card);
  return keeps;
}

function keepsAfterSailing(s: ElCapitanState, card: number, city: number): boolean {
  if (wordAt(s.need, city) <= means.purse) return true;
  if (wordAt(s.need, ANYWHERE) > means.purse) return false;
  const from = byteAt(s.shipAt, s.seat);
  const back = card < DESTINATION_CARDS ? 0 : 1 << from;
  if (leastNeed(s, wordAt(s.joined, s.seat * CITIES + city) & ~back) <= means.purse) return true;
  means.play(s.tables, card);
  const keeps = findsWork(s.tables, s.need, city, means);
  means.unplay(card);
  return keeps;
}

const voyage = new Means();
const anchorage = new Int32Array(CITIES + 1);

/** Whether the pirate, sailing by this card, comes to an anchorage, if need be by further cards of the hand alone (EC-12.4). */
function findsAnchorage(s: ElCapitanState, action: Action): boolean {
  const from = s.paidPirate === PAID_SAILING ? s.pirateFrom : s.pirateCity;
  const goals = anchorages(s, from);
  const city = act.cityOf(action);
  if ((goals >> city) & 1) return true;
  voyage.takeHand(s, s.seat);
  voyage.play(s.tables, act.cardOf(action));
  for (let c = 0; c < CITIES; c++) anchorage[c] = (goals >> c) & 1 ? 0 : NEVER;
  anchorage[ANYWHERE] = goals === 0 ? NEVER : 0;
  return findsWork(s.tables, anchorage, city, voyage);
}

/** Whether a pirate move might help at all after a purchase. */
function pirateMatters(s: ElCapitanState): boolean {
  if (matters === UNKNOWN) matters = s.tables.hasPirate && pirateCouldHelp(s) ? 1 : 0;
  return matters === 1;
}

/** Whether a pirate move, protection money included, opens a way where no other does after this action. */
function helpedByPirate(s: ElCapitanState, action: Action): boolean {
  return s.tables.hasPirate && finishesWithPirate(s, action);
}
