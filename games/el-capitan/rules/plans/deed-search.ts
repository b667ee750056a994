import { type Action, ActionBuffer, byteAt, setByte, setWord, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { hasFortress } from '../board/sites.ts';
import { MAX_BERTHS, MAX_FORTRESSES, type Tables } from '../board/tables.ts';
import { works } from '../legality/candidates.ts';
import { apply } from '../play/apply.ts';
import { fortressPay, maxHouses } from '../scoring/fortresses.ts';
import { majority } from '../scoring/majority.ts';
import { spreadPay } from '../scoring/spread.ts';
import { castOff, firstBerth } from '../state/berths.ts';
import { ElCapitanState } from '../state/state.ts';

/** Possible deed in a city for a ship on a certain berth, regardless of money. */
export interface CityDeed {
  readonly action: Action;
  readonly price: number;
  /** Increase of the seat's next payday, including a bonus card. */
  readonly gain: number;
  /** Immediate payment by the bank (EC-11.5). */
  readonly income: number;
}

/** Cash that suffices for anything. */
const PLENTY = 1_000_000;

/** Returns a seat's income of a payday now, and the value of its bonus card (EC-8.2 to EC-8.5). */
function worth(s: ElCapitanState, seat: number): number {
  const most = maxHouses(s);
  let sum = spreadPay(s, seat) + wordAt(s.bonus, seat);
  for (const city of s.tables.cities) {
    sum += majority(s, city, seat);
    if (hasFortress(s, city, seat)) sum += fortressPay(s, city, most);
  }
  return sum;
}

/** Finds the acting seat's possible buildings and reopenings by city, in its own scratch memory. */
export class DeedSearch {
  readonly #there: ElCapitanState;
  readonly #done: ElCapitanState;
  readonly #out = new ActionBuffer();

  constructor(tables: Tables) {
    this.#there = new ElCapitanState(tables);
    this.#done = new ElCapitanState(tables);
  }

  /**
   * Returns the possible deeds on arriving in a city, and the berth, from 0; -1 if none is free. `pirateGone` ignores the
   * pirate if it is there now.
   */
  onArriving(s: ElCapitanState, city: number, pirateGone: boolean): { berth: number; deeds: readonly CityDeed[] } {
    const there = this.#there;
    there.copyFrom(s);
    castOff(there, s.seat);
    if (pirateGone && s.pirateCity === city && s.pirateBerth >= 0)
      setByte(there.berths, city * MAX_BERTHS + s.pirateBerth, -1);
    const berth = firstBerth(there, city, s.seat);
    return { berth, deeds: berth < 0 ? [] : this.#at(s, city, berth) };
  }

  /** Returns the possible deeds where the ship is, if it were on this berth. */
  onBerth(s: ElCapitanState, berth: number): readonly CityDeed[] {
    this.#there.copyFrom(s);
    return this.#at(s, byteAt(s.shipAt, s.seat), berth);
  }

  #at(s: ElCapitanState, city: number, berth: number): readonly CityDeed[] {
    const { seat } = s;
    const there = this.#there;
    setByte(there.shipAt, seat, city);
    setByte(there.shipBerth, seat, berth);
    setWord(there.cash, seat, PLENTY);
    this.#out.clear();
    works(there, this.#out);
    const before = worth(s, seat);
    const actions = Array.from({ length: this.#out.length }, (_, i) => this.#out.at(i));
    return actions.map((action) => this.#deed(action, before));
  }

  #deed(action: Action, before: number): CityDeed {
    const { seat } = this.#there;
    const done = this.#done;
    done.copyFrom(this.#there);
    apply(done, action);
    const price = priceOf(this.#there, action);
    return { action, price, gain: worth(done, seat) - before, income: wordAt(done.cash, seat) - PLENTY + price };
  }
}

/** Returns the price of a deed where the acting seat's ship is. */
function priceOf(s: ElCapitanState, action: Action): number {
  const city = byteAt(s.shipAt, s.seat);
  switch (act.kindOf(action)) {
    case act.BUILD:
      return wordAt(s.tables.berthPrice, city * MAX_BERTHS + byteAt(s.shipBerth, s.seat));
    case act.FORTRESS:
      return wordAt(s.tables.fortressPrice, city * MAX_FORTRESSES + act.detailOf(action) - 1);
    default:
      return 0;
  }
}
