import { type Action, ActionBuffer } from '@levante/contract';
import * as act from './action.ts';
import { apply } from './apply.ts';
import { candidates, canBorrow } from './candidates.ts';
import { at } from './ints.ts';
import { affords } from './money.ts';
import { anchorages, protectionMoney } from './pirate.ts';
import { findsWork, measureNeeds, need, needHere } from './reach.ts';
import { ElCapitanState, FREE_DONE, FREE_OWED, MOST_SEATS, NOBODY_THERE, NOTHING, PAID_NONE, PAID_SAILING } from './state.ts';
import { bitOf, CAN, CITIES, MOST_BERTHS, NEVER, WORDS, wordOf } from './table.ts';

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

/**
 * Whether a pirate move, protection money included, opens a way where no other does after this action. It tries the
 * real actions, breadth first, on copies: so rare that it may cost.
 */
function helpedByPirate(s: ElCapitanState, action: Action): boolean {
  if (!s.tables.hasPirate) return false;
  const after = new ElCapitanState(s.tables);
  after.copyFrom(s);
  apply(after, action);
  const found = finishesByPirate(after);
  measureNeeds(s, s.seat);
  return found;
}

function finishesByPirate(start: ElCapitanState): boolean {
  const sailing = start.paidPirate === PAID_SAILING;
  if (!sailing && finishesByShip(start)) return true;
  if (!pirateCouldHelp(start)) return false;
  const buffer = new ActionBuffer();
  const seen = new Set<string>([keyOf(start)]);
  const queue = [start];
  for (const s of queue) {
    candidates(s, buffer);
    for (let i = 0; i < buffer.length; i++) {
      const action = buffer.at(i);
      if (endsSearch(act.kindOf(action))) continue;
      const next = new ElCapitanState(s.tables);
      next.copyFrom(s);
      apply(next, action);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.paidPirate !== PAID_SAILING && finishesByShip(next)) return true;
      queue.push(next);
    }
  }
  return false;
}

/** Actions that the search need not try: `finishesByShip` has looked for them, or they end the turn. */
function endsSearch(kind: number): boolean {
  return kind >= act.BUILD && kind <= act.LOAN;
}

/** Whether the turn can be finished by purchases, voyages and building alone. */
function finishesByShip(s: ElCapitanState): boolean {
  const { seat } = s;
  const cash = at(s.cash, seat);
  if (affords(cash, needHere(s, seat))) return true;
  if (s.freePirate === FREE_DONE) return false;
  measureNeeds(s, seat);
  const hand = (w: number): number => at(s.hands, seat * WORDS + w);
  return findsWork(s.tables, at(s.shipAt, seat), cash, hand(0), hand(1), hand(2), at(s.open, 0), at(s.open, 1), at(s.open, 2));
}

/**
 * A quick no: with every berth that the pirate blocks free, the seat's own ship on its cheapest berth, and the most
 * protection money that any city yields, would anything be within reach at all? It promises more than there is, never less.
 */
function pirateCouldHelp(s: ElCapitanState): boolean {
  const { seat, tables } = s;
  const cash = at(s.cash, seat);
  const probe = new ElCapitanState(tables);
  probe.copyFrom(s);
  for (let slot = 0; slot < CITIES * MOST_BERTHS; slot++) {
    if (at(probe.berths, slot) >= MOST_SEATS) probe.berths[slot] = NOBODY_THERE;
  }
  let most = 0;
  for (const city of tables.cities) most = Math.max(most, protectionMoney(s, city, seat));
  const city = at(s.shipAt, seat);
  const purse = cash + most;
  if (at(s.shipBerth, seat) >= 0 && affords(purse, cheapestHere(probe, seat, city))) return true;
  if (s.freePirate === FREE_DONE) return false;
  measureNeeds(probe, seat);
  const hand = (w: number): number => at(s.hands, seat * WORDS + w);
  need[CAN] = Math.max(0, at(need, CAN) - most);
  return findsWork(tables, city, cash, hand(0), hand(1), hand(2), at(s.open, 0), at(s.open, 1), at(s.open, 2));
}

/** What acting would cost if the ship lay on the cheapest berth of its city. */
function cheapestHere(s: ElCapitanState, seat: number, city: number): number {
  let best = NEVER;
  const berth = at(s.shipBerth, seat);
  for (let i = 0; i < at(s.tables.berths, city); i++) {
    s.shipBerth[seat] = i;
    best = Math.min(best, needHere(s, seat));
  }
  s.shipBerth[seat] = berth;
  return best;
}

/** What can change within a turn before the action, as a key: the seat's ship, hand and cash, the display, the pirate, all berths. */
function keyOf(s: ElCapitanState): string {
  const { seat } = s;
  const cards = [0, 1, 2].map((w) => `${at(s.hands, seat * WORDS + w)}/${at(s.open, w)}`).join(' ');
  const pirate = `${s.pirateCity} ${s.pirateBerth} ${s.pirateFrom} ${s.freePirate === FREE_OWED} ${s.freePirate === FREE_DONE}`;
  const paid = s.paidPirate === PAID_NONE ? 'n' : s.paidPirate === PAID_SAILING ? 's' : 'd';
  return `${at(s.shipAt, seat)} ${at(s.shipBerth, seat)} ${at(s.cash, seat)} ${cards} ${pirate} ${paid} ${s.berths.join()}`;
}
