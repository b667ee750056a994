import { type Action, at } from '@levante/contract';
import * as act from './action.ts';
import { canBorrow } from './candidates.ts';
import { affords } from './money.ts';
import { anchorages } from './pirate.ts';
import { finishesWithPirate } from './pirate-help.ts';
import { findsWork, measureNeeds, need, needHere } from './reach.ts';
import { type ElCapitanState, FREE_DONE, NOTHING, PAID_SAILING } from './state.ts';
import { bitOf, CITIES, NEVER, WORDS, wordOf } from './table.ts';

/** The dead-end rule (EC-3.4): an action is legal only if the turn can still end in the turn's action or in a loan. */

/** What acting costs where the ship lies; kept by `prepare` for the checks that follow. */
let here = NEVER;

/** Measures the position once; `keepsFinish` is then asked about its actions. */
export function prepare(s: ElCapitanState): void {
  if (s.acted !== NOTHING) return;
  here = needHere(s, s.seat);
  measureNeeds(s, s.seat);
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
  const { seat } = s;
  const cash = at(s.cash, seat) - at(s.tables.cardPrice, card);
  if (affords(cash, here)) return true;
  if (s.freePirate === FREE_DONE) return false;
  const word = wordOf(card);
  const bit = bitOf(card);
  const hand = (w: number): number => at(s.hands, seat * WORDS + w) | (w === word ? bit : 0);
  const open = (w: number): number => at(s.open, w) & (w === word ? ~bit : -1);
  return findsWork(s.tables, at(s.shipAt, seat), cash, hand(0), hand(1), hand(2), open(0), open(1), open(2));
}

function keepsAfterSailing(s: ElCapitanState, card: number, city: number): boolean {
  const { seat } = s;
  const cash = at(s.cash, seat);
  if (affords(cash, at(need, city))) return true;
  const word = wordOf(card);
  const bit = bitOf(card);
  const hand = (w: number): number => at(s.hands, seat * WORDS + w) & (w === word ? ~bit : -1);
  return findsWork(s.tables, city, cash, hand(0), hand(1), hand(2), at(s.open, 0), at(s.open, 1), at(s.open, 2));
}

/** Whether the pirate, sailing by this card, comes to an anchorage, if need be by further cards of the hand alone (EC-12.4). */
function findsAnchorage(s: ElCapitanState, action: Action): boolean {
  const from = s.paidPirate === PAID_SAILING ? s.pirateFrom : s.pirateCity;
  const goals = anchorages(s, from);
  const city = act.cityOf(action);
  if ((goals >> city) & 1) return true;
  const word = wordOf(act.cardOf(action));
  const bit = bitOf(act.cardOf(action));
  const hand = (w: number): number => at(s.hands, s.seat * WORDS + w) & (w === word ? ~bit : -1);
  for (let c = 0; c < CITIES; c++) need[c] = (goals >> c) & 1 ? 0 : NEVER;
  const found = findsWork(s.tables, city, 0, hand(0), hand(1), hand(2), 0, 0, 0);
  if (s.acted === NOTHING) measureNeeds(s, s.seat);
  return found;
}

/** Whether a pirate move, protection money included, opens a way where no other does after this action. */
function helpedByPirate(s: ElCapitanState, action: Action): boolean {
  if (!s.tables.hasPirate) return false;
  const found = finishesWithPirate(s, action);
  measureNeeds(s, s.seat);
  return found;
}
