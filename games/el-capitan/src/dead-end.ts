import { type Action, lowestBit } from '@levante/contract';
import * as act from './action.ts';
import { canBorrow } from './candidates.ts';
import { byteAt, wordAt } from './lists.ts';
import { Means } from './means.ts';
import { needHere } from './needs.ts';
import { anchorages } from './pirate.ts';
import { finishesWithPirate } from './pirate-help.ts';
import { findsWork } from './reach.ts';
import { placeOf } from './route.ts';
import { type ElCapitanState, FREE_DONE, NOTHING, PAID_SAILING } from './state.ts';
import { ASHORE, CITIES, NEVER, PLACES, WORDS } from './table.ts';

/** The dead-end rule (EC-3.4): an action is legal only if the turn can still end in the turn's action or in a loan. */

const means = new Means();
const UNKNOWN = -1;

/**
 * What acting costs at least, in the position that was prepared: where the ship lies or one card of the hand leads
 * (`near`), and in any city (`lowest`). Measured, and `means` taken over, when first asked for.
 */
let near = UNKNOWN;
let lowest = UNKNOWN;

/** Looks at a position; `keepsFinish` is then asked about its actions. */
export function prepare(): void {
  near = UNKNOWN;
  lowest = UNKNOWN;
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
  for (; to !== 0; to &= to - 1) near = Math.min(near, wordAt(s.need, lowestBit(to)));
}

function measureLowest(s: ElCapitanState): void {
  means.take(s, s.seat);
  lowest = NEVER;
  if (s.freePirate === FREE_DONE) return;
  for (const city of s.tables.cities) lowest = Math.min(lowest, wordAt(s.need, city));
}

/** Whether the turn can still be finished after one of the `candidates` of a position that was prepared. */
export function keepsFinish(s: ElCapitanState, action: Action): boolean {
  const kind = act.kindOf(action);
  if (kind === act.PIRATE_CARD && !findsAnchorage(s, action)) return false;
  if (s.acted !== NOTHING) return true;
  switch (kind) {
    case act.BUY:
      return keepsAfterBuying(s, act.detailOf(action)) || helpedByPirate(s, action);
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
  const left = Math.max(0, wordAt(s.cash, s.seat)) - wordAt(s.tables.cardPrice, card);
  if (near === UNKNOWN) measureNear(s);
  if (near <= left) return true;
  if (lowest === UNKNOWN) measureLowest(s);
  if (lowest > left) return false;
  means.buy(s.tables, card);
  const keeps = findsWork(s.tables, s.need, byteAt(s.shipAt, s.seat), means);
  means.sell(s.tables, card);
  return keeps;
}

function keepsAfterSailing(s: ElCapitanState, card: number, city: number): boolean {
  if (wordAt(s.need, city) <= Math.max(0, wordAt(s.cash, s.seat))) return true;
  if (lowest === UNKNOWN) measureLowest(s);
  if (lowest > means.purse) return false;
  means.play(s.tables, card);
  const keeps = findsWork(s.tables, s.need, city, means);
  means.unplay(s.tables, card);
  return keeps;
}

const voyage = new Means();
const anchorage = new Int32Array(CITIES);

/** Whether the pirate, sailing by this card, comes to an anchorage, if need be by further cards of the hand alone (EC-12.4). */
function findsAnchorage(s: ElCapitanState, action: Action): boolean {
  const from = s.paidPirate === PAID_SAILING ? s.pirateFrom : s.pirateCity;
  const goals = anchorages(s, from);
  const city = act.cityOf(action);
  if ((goals >> city) & 1) return true;
  voyage.takeHand(s, s.seat);
  voyage.play(s.tables, act.cardOf(action));
  for (let c = 0; c < CITIES; c++) anchorage[c] = (goals >> c) & 1 ? 0 : NEVER;
  return findsWork(s.tables, anchorage, city, voyage);
}

/** Whether a pirate move, protection money included, opens a way where no other does after this action. */
function helpedByPirate(s: ElCapitanState, action: Action): boolean {
  return s.tables.hasPirate && finishesWithPirate(s, action);
}
