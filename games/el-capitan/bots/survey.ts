import { type Action, ActionBuffer, byteAt, doubleAt, type Game, setByte, wordAt } from '@levante/contract';
import {
  BUILD,
  CAN,
  CITIES,
  candidates,
  type ElCapitanState,
  FORTRESS,
  FREE_NONE,
  FREE_OWED,
  firstBerth,
  kindOf,
  MAX_BERTHS,
  NOBODY_THERE,
  NOTHING,
  PIRATE_FREE,
  REOPEN,
} from '@levante/el-capitan/rules';
import type { FeatureReader } from './feature-reader.ts';

const MAX_DEEDS = 128;

/**
 * Lists the deeds of a seat in every city as if its ship were already there, and evaluates the resulting positions. A deed
 * is the action of a turn in a city; the cost of the voyage is not included.
 */
export class Survey {
  count = 0;
  readonly city = new Int8Array(MAX_DEEDS);
  readonly action = new Int32Array(MAX_DEEDS);
  readonly value = new Float64Array(MAX_DEEDS);
  /** Cash after the deed, and the cost on arrival. Protection money and the pay of Lisboa come later. */
  readonly cash = new Int32Array(MAX_DEEDS);
  readonly price = new Int32Array(MAX_DEEDS);
  /** Builds left in the phase after the deed. */
  readonly builds = new Float64Array(MAX_DEEDS);
  /** Gain of the best deed over doing nothing, and its price, by city; -Infinity if nothing can be done. */
  readonly gain = new Float64Array(CITIES);
  readonly gainPrice = new Int32Array(CITIES);
  /** Value of the position without any deed. */
  idle = 0;

  readonly #game: Game<ElCapitanState>;
  readonly #reader: FeatureReader;
  readonly #there: ElCapitanState;
  readonly #done: ElCapitanState;
  readonly #last: ElCapitanState;
  readonly #works = new ActionBuffer();
  readonly #moves = new ActionBuffer();

  constructor(game: Game<ElCapitanState>, reader: FeatureReader, like: ElCapitanState) {
    this.#game = game;
    this.#reader = reader;
    this.#there = game.clone(like);
    this.#done = game.clone(like);
    this.#last = game.clone(like);
  }

  measure(s: ElCapitanState, seat: number): void {
    this.count = 0;
    this.idle = this.#reader.value(s, seat);
    this.gain.fill(Number.NEGATIVE_INFINITY);
    for (const city of s.tables.cities) {
      this.#game.copy(s, this.#there);
      if (bring(this.#there, seat, city)) this.#surveyCity(seat, city);
    }
  }

  #surveyCity(seat: number, city: number): void {
    candidates(this.#there, this.#works);
    for (let i = 0; i < this.#works.length; i++) {
      const action = this.#works.at(i);
      const kind = kindOf(action);
      if (kind !== BUILD && kind !== REOPEN && kind !== FORTRESS) continue;
      this.#game.copy(this.#there, this.#done);
      this.#game.apply(this.#done, action);
      this.#note(seat, city, action);
    }
  }

  #note(seat: number, city: number, action: Action): void {
    if (this.count === MAX_DEEDS) return;
    const paid = Math.max(0, wordAt(this.#there.cash, seat) - wordAt(this.#done.cash, seat));
    const i = this.count;
    this.count += 1;
    this.city[i] = city;
    this.action[i] = action;
    this.price[i] = paid;
    this.cash[i] = wordAt(this.#done.cash, seat);
    this.value[i] =
      this.#done.freePirate === FREE_OWED ? this.#afterPirate(seat) : this.#reader.value(this.#done, seat);
    this.builds[i] = doubleAt(this.#reader.outlook.builds, seat);
    const gain = doubleAt(this.value, i) - this.idle;
    if (gain <= doubleAt(this.gain, city)) return;
    this.gain[city] = gain;
    this.gainPrice[city] = paid;
  }

  #afterPirate(seat: number): number {
    this.bestPirateMove(this.#done, seat);
    return this.bestPirateValue;
  }

  bestPirateValue = 0;

  /** Returns the free pirate move with the highest value, or -1 if none is owed; stores the value in `bestPirateValue`. */
  bestPirateMove(s: ElCapitanState, seat: number): Action {
    candidates(s, this.#moves);
    let best = -1;
    this.bestPirateValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#moves.length; i++) {
      const action = this.#moves.at(i);
      if (kindOf(action) !== PIRATE_FREE) continue;
      this.#game.copy(s, this.#last);
      this.#game.apply(this.#last, action);
      const value = this.#reader.value(this.#last, seat);
      if (value <= this.bestPirateValue) continue;
      this.bestPirateValue = value;
      best = action;
    }
    return best;
  }
}

/** Moves a seat's ship to a city, unless it is already there; returns false if no berth is free. */
function bring(s: ElCapitanState, seat: number, city: number): boolean {
  s.acted = NOTHING;
  if (byteAt(s.shipAt, seat) === city && byteAt(s.shipBerth, seat) >= 0) return true;
  const berth = firstBerth(s, city, seat);
  if (berth < 0) return false;
  leave(s, seat);
  setByte(s.shipAt, seat, city);
  setByte(s.shipBerth, seat, berth);
  setByte(s.berths, city * MAX_BERTHS + berth, seat);
  s.freePirate = city === CAN ? FREE_OWED : FREE_NONE;
  return true;
}

/** Frees the berth of a seat's ship. */
export function leave(s: ElCapitanState, seat: number): void {
  const berth = byteAt(s.shipBerth, seat);
  if (berth >= 0) setByte(s.berths, byteAt(s.shipAt, seat) * MAX_BERTHS + berth, NOBODY_THERE);
  setByte(s.shipBerth, seat, -1);
}
