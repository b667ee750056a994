import { type Action, ActionBuffer, lowestBit } from '@levante/contract';
import * as act from '../board/action.ts';
import { CAN, CARDS_A_WORD, CITIES, MOST_BERTHS, NEVER, WORDS } from '../board/tables.ts';
import { anchorages, mayAnchor, protectionMoney } from '../pirate/pirate.ts';
import { apply } from '../play/apply.ts';
import { byteAt, wordAt } from '../state/lists.ts';
import { affords } from '../state/money.ts';
import { needHere, needOnArrival } from '../state/needs.ts';
import {
  ANYWHERE,
  ElCapitanState,
  FREE_DONE,
  FREE_OWED,
  NOBODY_THERE,
  PAID_NONE,
  PAID_SAILING,
  PIRATE,
} from '../state/state.ts';
import { candidates } from './candidates.ts';
import { Means } from './means.ts';
import { findsWork } from './reach.ts';

/**
 * The dead-end rule with the pirate (EC-3.4, EC-12): a pirate move may free the berth it blocks, push the seat's own
 * ship to a cheaper one, or bring protection money. First the usual ways are tried and the hopeless cases told apart
 * by what a pirate move could bring at best; only what is left is searched with the real actions.
 */

const spares: ElCapitanState[] = [];

/** A spare copy of a state; `depth` tells apart those in use at once. */
function spare(s: ElCapitanState, depth: number): ElCapitanState {
  const known = spares[depth];
  const copy = known?.tables === s.tables ? known : new ElCapitanState(s.tables);
  spares[depth] = copy;
  copy.copyFrom(s);
  return copy;
}

/**
 * Whether the turn can be finished after this action, pirate moves included; no action of the turn has been done yet, and
 * after a purchase or a voyage it cannot be finished without the pirate.
 */
export function finishesWithPirate(s: ElCapitanState, action: Action): boolean {
  const after = spare(s, 0);
  apply(after, action);
  if (after.paidPirate === PAID_SAILING) return finishesAtAnchor(after) || (couldHelp(after) && search(after));
  if (act.kindOf(action) > act.SAIL && finishesByShip(after)) return true;
  return couldHelp(after) && (finishesByOneMove(after) || search(after));
}

/**
 * Whether the pirate might help where nothing else does, told before the action of a turn: if not, it does not help
 * after a purchase either, since what a card brings could be had, at its price, before.
 */
export function pirateCouldHelp(s: ElCapitanState): boolean {
  return couldHelp(spare(s, 0));
}

/** Whether the turn can be finished by purchases, voyages and building alone. */
function finishesByShip(s: ElCapitanState): boolean {
  const { seat } = s;
  if (affords(wordAt(s.cash, seat), needHere(s, seat))) return true;
  if (s.freePirate === FREE_DONE) return false;
  return reaches(s, s.need);
}

const means = new Means();

/** Whether the cards lead to a city where `need` can be paid. */
function reaches(s: ElCapitanState, need: Int32Array): boolean {
  means.take(s, s.seat);
  return findsWork(s.tables, need, byteAt(s.shipAt, s.seat), means);
}

/** What acting would cost in the one or two cities where the pirate helps; `NEVER` elsewhere. */
const helped = new Int32Array(CITIES + 1);

function help(city: number, need: number): void {
  helped[city] = Math.min(wordAt(helped, city), need);
  helped[ANYWHERE] = Math.min(wordAt(helped, ANYWHERE), need);
}

/** The pirate sails by card and is where it could be anchored: is that enough? */
function finishesAtAnchor(s: ElCapitanState): boolean {
  if (s.pirateCity === s.pirateFrom) return false;
  for (let berth = 0; berth < wordAt(s.tables.berths, s.pirateCity); berth++) {
    if (!mayAnchor(s, s.pirateCity, berth)) continue;
    const next = spare(s, 1);
    apply(next, act.simple(act.PIRATE_ANCHOR, berth));
    if (finishesByShip(next) || finishesAtCanarias(next)) return true;
  }
  return false;
}

const moves = new ActionBuffer();

/** The free move after a voyage to the Islas Canarias, at once or after one paid move of any kind: what helps nearly always, if anything does. */
function finishesByOneMove(s: ElCapitanState): boolean {
  if (s.freePirate === FREE_DONE) return false;
  if (finishesAtCanarias(s)) return true;
  if (s.paidPirate !== PAID_NONE) return false;
  candidates(s, moves);
  const paid = Array.from({ length: moves.length }, (_, i) => moves.at(i)).filter(isPaidMove);
  return paid.some((action) => {
    const next = spare(s, 2);
    apply(next, action);
    if (next.paidPirate === PAID_SAILING) return finishesAtAnchor(next);
    return finishesByShip(next) || finishesAtCanarias(next);
  });
}

const isPaidMove = (action: Action): boolean => [act.PIRATE_FLORINS, act.PIRATE_CARD].includes(act.kindOf(action));

/** Whether the ship comes to the Islas Canarias and the protection money then pays for acting there. */
function finishesAtCanarias(s: ElCapitanState): boolean {
  if (s.freePirate === FREE_DONE) return false;
  const there = wordAt(s.need, CAN);
  if (there >= NEVER) return false;
  helped.fill(NEVER);
  help(CAN, Math.max(1, there - mostProtection(s)));
  return reaches(s, helped);
}

/** What acting in a city would cost on arriving if the pirate were not there. */
function needWithoutPirate(s: ElCapitanState, city: number): number {
  const slot = s.pirateCity * MOST_BERTHS + s.pirateBerth;
  if (s.pirateBerth >= 0) s.berths[slot] = NOBODY_THERE;
  const need = needOnArrival(s, s.seat, city);
  if (s.pirateBerth >= 0) s.berths[slot] = PIRATE;
  return need;
}

/** The most protection money that a free move to some other city but the Islas Canarias would bring. */
function mostProtection(s: ElCapitanState): number {
  let most = 0;
  for (let left = anchorages(s, s.pirateCity) & ~(1 << CAN); left !== 0; left &= left - 1) {
    most = Math.max(most, protectionMoney(s, lowestBit(left), s.seat));
  }
  return most;
}

/**
 * A quick no: what could pirate moves bring at best? A paid one frees the berth it lies on, for the least it can cost;
 * the free one brings the most that any city yields, but only at the Islas Canarias; either may push the ship to the
 * cheapest berth of its city. This promises more than there is, never less, on a board whose further berths are not cheaper; on others it promises everything. The usual ways have been tried.
 */
function couldHelp(s: ElCapitanState): boolean {
  if (!s.tables.berthsAscend) return true;
  const { seat } = s;
  const cash = wordAt(s.cash, seat);
  const place = byteAt(s.shipAt, seat);
  const atCanarias = place === CAN && s.freePirate === FREE_OWED;
  const fare = leastPrice(s);
  const money = greatestProtection(s, fare);
  if (byteAt(s.shipBerth, seat) >= 0) {
    const purse = atCanarias ? cash + money : cash - fare;
    if ((atCanarias || fare < NEVER) && affords(purse, cheapestHere(s))) return true;
  }
  if (s.freePirate === FREE_DONE) return false;
  const from = s.paidPirate === PAID_SAILING ? s.pirateFrom : s.pirateCity;
  const canLeave = fare < NEVER;
  const freed = canLeave ? needWithoutPirate(s, from) + fare : NEVER;
  const canarias = canLeave && from === CAN ? freed : wordAt(s.need, CAN);
  helped.fill(NEVER);
  help(from, freed);
  if (canarias < NEVER) help(CAN, Math.max(0, canarias - money));
  return reaches(s, helped);
}

/** The least that a paid pirate move can cost from here: a step's price, or a card that leads it somewhere; `NEVER` when there is none to come. */
function leastPrice(s: ElCapitanState): number {
  if (s.paidPirate === PAID_SAILING) return 0;
  if (s.paidPirate !== PAID_NONE) return NEVER;
  let least = s.tables.board.piratePrice;
  for (let word = 0; word < WORDS; word++) {
    const leading = wordAt(s.tables.cardsAt, s.pirateCity * WORDS + word);
    if (wordAt(s.hands, s.seat * WORDS + word) & leading) return 0;
    for (let cards = wordAt(s.open, word) & leading; cards !== 0; cards &= cards - 1) {
      least = Math.min(least, wordAt(s.tables.cardPrice, word * CARDS_A_WORD + lowestBit(cards)));
    }
  }
  return least;
}

/** The most that a free move could bring; where the pirate lies, less what it costs to lead it away before. */
function greatestProtection(s: ElCapitanState, fare: number): number {
  let most = 0;
  for (const city of s.tables.cities) {
    const price = city === s.pirateCity ? fare : 0;
    most = Math.max(most, protectionMoney(s, city, s.seat) - price);
  }
  return most;
}

/** What acting would cost if the ship lay on the cheapest berth of its city. */
function cheapestHere(s: ElCapitanState): number {
  const { seat } = s;
  const berth = byteAt(s.shipBerth, seat);
  let best = NEVER;
  for (let i = 0; i < wordAt(s.tables.berths, byteAt(s.shipAt, seat)); i++) {
    s.shipBerth[seat] = i;
    best = Math.min(best, needHere(s, seat));
  }
  s.shipBerth[seat] = berth;
  return best;
}

/** More positions than any way that a player would find needs; without a bound a hoarder's hand would fill the memory. */
const MOST_POSITIONS = 6000;

/** The real actions, breadth first, on copies; what takes more than `MOST_POSITIONS` to find counts as a dead end. */
function search(start: ElCapitanState): boolean {
  const buffer = new ActionBuffer();
  const seen = new Set<string>([keyOf(start)]);
  const queue = [copyOf(start)];
  for (const s of queue) {
    if (queue.length > MOST_POSITIONS) return false;
    candidates(s, buffer);
    for (let i = 0; i < buffer.length; i++) {
      const action = buffer.at(i);
      const kind = act.kindOf(action);
      if (kind >= act.BUILD && kind <= act.LOAN) continue;
      const next = spare(s, 3);
      apply(next, action);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.paidPirate !== PAID_SAILING && (finishesByShip(next) || finishesAtCanarias(next))) return true;
      if (couldHelp(next)) queue.push(copyOf(next));
    }
  }
  return false;
}

function copyOf(s: ElCapitanState): ElCapitanState {
  const copy = new ElCapitanState(s.tables);
  copy.copyFrom(s);
  return copy;
}

/** What can change within a turn before the action, as a key: the seat's ship, hand and cash, the display, the pirate, all berths. */
function keyOf(s: ElCapitanState): string {
  const { seat } = s;
  const cards = [0, 1, 2].map((w) => `${wordAt(s.hands, seat * WORDS + w)}/${wordAt(s.open, w)}`).join(' ');
  const pirate = `${s.pirateCity} ${s.pirateBerth} ${s.pirateFrom} ${s.freePirate} ${s.paidPirate}`;
  return `${byteAt(s.shipAt, seat)} ${byteAt(s.shipBerth, seat)} ${wordAt(s.cash, seat)} ${cards} ${pirate} ${s.berths.join()}`;
}
