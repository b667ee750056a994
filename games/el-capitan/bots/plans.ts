import {
  type Action,
  addByte,
  addWord,
  byteAt,
  doubleAt,
  type Game,
  type Random,
  setByte,
  wordAt,
} from '@levante/contract';
import {
  BANK,
  BUY,
  type ElCapitanState,
  FREE_DONE,
  FRESH,
  LOAN,
  LOAN_KINDS,
  loanAmount,
  loanSlot,
  SAIL,
  simple,
  WORDS,
  withCard,
} from '@levante/el-capitan/rules';
import { type FeatureReader, straits } from './feature-reader.ts';
import { WEIGHTS } from './figures/weights.ts';
import { holdShare, holds, ROUTES_PER_CITY, type Routes } from './routes.ts';
import { leave, type Survey } from './survey.ts';

const MAX_PLANS = 512;
const SCALE = 0x100000000;

/** Reusable buffers and helpers, allocated once per game and board. */
export interface Desk {
  readonly game: Game<ElCapitanState>;
  readonly reader: FeatureReader;
  readonly survey: Survey;
  readonly routes: Routes;
  readonly onward: Routes;
  readonly scratch: ElCapitanState;
}

/** Candidate plans for a whole turn, each with its first action. */
export class Plans {
  count = 0;
  readonly first = new Int32Array(MAX_PLANS);
  readonly value = new Float64Array(MAX_PLANS);
  /** Sunk cost of the first action: a plan that trails the best by less stays the best once begun. */
  readonly bound = new Float64Array(MAX_PLANS);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Collects all candidate plans. The turn's action must still be open. */
  collect(s: ElCapitanState, seat: number): void {
    const { reader, survey, routes, onward } = this.#desk;
    this.count = 0;
    survey.measure(s, seat);
    reader.outlook.measure(s);
    const builds = doubleAt(reader.outlook.builds, seat);
    const hold = holdShare(s, builds);
    routes.list(s, seat, hold);
    onward.list(s, seat, hold);
    routes.find(byteAt(s.shipAt, seat), wordAt(s.cash, seat));
    for (let deed = 0; deed < survey.count; deed++) this.#collectDeed(s, seat, deed);
    if (this.count === 0 || needsLoan(wordAt(s.cash, seat), builds)) this.#collectLoans(s, seat);
  }

  #collectDeed(s: ElCapitanState, seat: number, deed: number): void {
    const { survey, routes } = this.#desk;
    const city = byteAt(survey.city, deed);
    if (city === byteAt(s.shipAt, seat)) {
      if (byteAt(s.shipBerth, seat) >= 0)
        this.#add(wordAt(survey.action, deed), this.#whole(s, deed, -1), WEIGHTS.window);
      return;
    }
    if (s.freePirate === FREE_DONE) return;
    for (let slot = city * ROUTES_PER_CITY; slot < (city + 1) * ROUTES_PER_CITY; slot++) {
      const spent = wordAt(routes.price, slot);
      if (routes.cost[slot] === Number.POSITIVE_INFINITY) return;
      if (spent + wordAt(survey.price, deed) > Math.max(0, wordAt(s.cash, seat))) continue;
      const card = routes.firstCard(slot);
      const price = wordAt(s.tables.cardPrice, card);
      const value = this.#whole(s, deed, slot);
      if (holds(s.hands, seat * WORDS, card))
        this.#add(withCard(SAIL, card, routes.firstStop(slot)), value, WEIGHTS.hold * price);
      else this.#add(simple(BUY, card), value, (1 - WEIGHTS.hold) * (1 - WEIGHTS.next) * price);
    }
  }

  /** Returns the value of a deed reached by a route (-1 if the ship is already there), including the next turn. */
  #whole(s: ElCapitanState, deed: number, slot: number): number {
    const { survey, routes } = this.#desk;
    const cash = wordAt(survey.cash, deed);
    const builds = doubleAt(survey.builds, deed);
    const spent = slot < 0 ? 0 : wordAt(routes.price, slot);
    const cost = slot < 0 ? 0 : doubleAt(routes.cost, slot);
    const tighter = straits(s, cash - spent, builds) - straits(s, cash, builds);
    const used = slot < 0 ? 0 : wordAt(routes.used, slot);
    const next = this.#next(s, byteAt(survey.city, deed), cash - spent, builds, used);
    return doubleAt(survey.value, deed) - cost + tighter + next;
  }

  /** Estimates the value of the best next turn from a place. */
  #next(s: ElCapitanState, from: number, cash: number, builds: number, used: number): number {
    const counts = builds > 0 ? WEIGHTS.next : WEIGHTS.nextPhase;
    if (builds <= 0 && s.phase === 3) return 0;
    const { onward } = this.#desk;
    onward.find(from, cash, used);
    return counts * this.best(s, onward, from, cash);
  }

  /** Returns the best gain over all cities, net of the cost of the route; at least 0. */
  best(s: ElCapitanState, routes: Routes, from: number, cash: number, needed = 0): number {
    const { survey } = this.#desk;
    let best = 0;
    for (const city of s.tables.cities) {
      const gain = doubleAt(survey.gain, city);
      if (city === from) {
        if (needed === 0 && wordAt(survey.gainPrice, city) <= Math.max(0, cash))
          best = Math.max(best, gain * WEIGHTS.again);
        continue;
      }
      const slot = city * ROUTES_PER_CITY;
      if (needed !== 0 && (wordAt(routes.used, slot) & needed) === 0) continue;
      if (wordAt(routes.price, slot) + wordAt(survey.gainPrice, city) > Math.max(0, cash)) continue;
      best = Math.max(best, gain - doubleAt(routes.cost, slot));
    }
    return best;
  }

  #collectLoans(s: ElCapitanState, seat: number): void {
    const { game, scratch, reader } = this.#desk;
    for (let kind = 0; kind < LOAN_KINDS; kind++) {
      const action = simple(LOAN, kind);
      if (game.check(s, action) !== null) continue;
      game.copy(s, scratch);
      leave(scratch, seat);
      setByte(scratch.shipAt, seat, BANK);
      addWord(scratch.cash, seat, loanAmount(s, kind));
      addByte(scratch.loans, loanSlot(seat, kind, FRESH), 1);
      const value = reader.value(scratch, seat);
      const builds = doubleAt(reader.outlook.builds, seat);
      this.#add(action, value + this.#next(s, BANK, wordAt(scratch.cash, seat), builds, 0), WEIGHTS.window);
    }
  }

  #add(first: Action, value: number, bound: number): void {
    if (this.count === MAX_PLANS) return;
    this.first[this.count] = first;
    this.value[this.count] = value;
    this.bound[this.count] = bound;
    this.count += 1;
  }

  /** Returns the first action of the best legal plan, or with `random` sometimes of a slightly worse one; -1 if none. */
  choose(s: ElCapitanState, random: Random | null, error: number): Action {
    const best = this.#bestLegal(s);
    if (best < 0 || random === null) return best < 0 ? -1 : wordAt(this.first, best);
    let total = 0;
    for (let i = 0; i < this.count; i++) total += this.#chance(i, best, error);
    let left = (random.next() / SCALE) * total;
    for (let i = 0; i < this.count; i++) {
      const chance = this.#chance(i, best, error);
      left -= chance;
      if (chance > 0 && left < 0 && this.#desk.game.check(s, wordAt(this.first, i)) === null)
        return wordAt(this.first, i);
    }
    return wordAt(this.first, best);
  }

  #chance(i: number, best: number, error: number): number {
    const gap = doubleAt(this.value, best) - doubleAt(this.value, i);
    const near =
      gap < (error > 1 ? error * WEIGHTS.window : Math.min(WEIGHTS.window, doubleAt(this.bound, i))) || i === best;
    return near ? Math.exp(-gap / (error * WEIGHTS.temperature)) : 0;
  }

  #bestLegal(s: ElCapitanState): number {
    for (;;) {
      let best = -1;
      for (let i = 0; i < this.count; i++) {
        const value = this.value[i] ?? Number.NEGATIVE_INFINITY;
        if (value > (best < 0 ? Number.NEGATIVE_INFINITY : doubleAt(this.value, best))) best = i;
      }
      if (best < 0 || this.#desk.game.check(s, wordAt(this.first, best)) === null) return best;
      this.value[best] = Number.NEGATIVE_INFINITY;
    }
  }
}

/** Returns whether the expected builds require a loan. */
export function needsLoan(cash: number, builds: number): boolean {
  return cash < WEIGHTS.enough && builds * WEIGHTS.buildCash > cash + WEIGHTS.buildCash;
}
