import { type Action, ActionBuffer, byteAt, setByte, setWord, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { hasFortress } from '../board/sites.ts';
import { MAX_BERTHS, MAX_FORTRESSES, type Tables } from '../board/tables.ts';
import { works } from '../legality/candidates.ts';
import { apply } from '../play/apply.ts';
import { fortressPay, mostHouses } from '../scoring/fortresses.ts';
import { majority } from '../scoring/majority.ts';
import { spreadPay } from '../scoring/spread.ts';
import { castOff, firstBerth } from '../state/berths.ts';
import { ElCapitanState } from '../state/state.ts';

/** One thing that could be done in a city for a ship on a certain berth, money apart. */
export interface CityDeed {
  readonly action: Action;
  readonly price: number;
  /** By how much the seat's next payday grows, a bonus card included. */
  readonly gain: number;
  /** What the bank pays at once for it (EC-11.5). */
  readonly income: number;
}

/** Enough for anything. */
const PLENTY = 1_000_000;

/** What a seat would be paid now, and what its bonus card is worth (EC-8.2 to EC-8.5). */
function worth(s: ElCapitanState, seat: number): number {
  const most = mostHouses(s);
  let sum = spreadPay(s, seat) + wordAt(s.bonus, seat);
  for (const city of s.tables.cities) {
    sum += majority(s, city, seat);
    if (hasFortress(s, city, seat)) sum += fortressPay(s, city, most);
  }
  return sum;
}

/** What the acting seat could build or open again, city by city. Owns what it writes on. */
export class DeedSearch {
  readonly #there: ElCapitanState;
  readonly #done: ElCapitanState;
  readonly #out = new ActionBuffer();

  constructor(tables: Tables) {
    this.#there = new ElCapitanState(tables);
    this.#done = new ElCapitanState(tables);
  }

  /** What could be done on arriving in a city, and on which berth, from 0; -1 where none is free. Without the pirate if it lies there and is gone by then. */
  onArriving(s: ElCapitanState, city: number, pirateGone: boolean): { berth: number; deeds: readonly CityDeed[] } {
    const there = this.#there;
    there.copyFrom(s);
    castOff(there, s.seat);
    if (pirateGone && s.pirateCity === city && s.pirateBerth >= 0)
      setByte(there.berths, city * MAX_BERTHS + s.pirateBerth, -1);
    const berth = firstBerth(there, city, s.seat);
    return { berth, deeds: berth < 0 ? [] : this.#at(s, city, berth) };
  }

  /** What could be done where the ship lies, if it lay on this berth. */
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

/** What a deed costs where the acting seat's ship lies. */
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
