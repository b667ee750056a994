import { byteAt, lowestBit, wordAt } from '@levante/contract';
import { placeOf } from '../board/route.ts';
import { CAN, CITIES, deedSlot, MAX_BERTHS, NEVER, NOBODY_THERE, type Tables } from '../board/tables.ts';
import { mostProtectionMoney, protectionMoney } from '../pirate/free-move.ts';
import { FREE_OWED, PIRATE } from '../pirate/pirate.ts';
import { inStock } from '../state/deeds.ts';
import type { ElCapitanState } from '../state/state.ts';

/** No berth, or none to go to. */
const NONE = -1;

/**
 * Who lies where, as far as it decides what acting would cost the acting seat: a scratch copy of that part of a state, in
 * which ship and pirate are moved to see what would follow. Berths are counted from 0.
 */
export class Harbours {
  readonly #tables: Tables;
  /** Where the seat's ship is: a city, or `ASHORE`; on which berth, -1 none. */
  ship = 0;
  berth = NONE;
  pirateCity = 0;
  /** -1 while the pirate sails by card. */
  pirateBerth = NONE;
  /** Whether the ship may come to the Islas Canarias in this turn; if not, what it could do there is of no interest. */
  reachable = false;
  /** Whether the free pirate move is owed. */
  owed = false;
  /** By how much a seat in debt must be paid before it has a florin (EC-9.2). */
  debt = 0;
  #state: ElCapitanState | null = null;
  /** By city: the berths on which ships of other seats lie, as bits. */
  readonly #ships = new Int32Array(CITIES);
  /** By city: what the seat could do there (`deeds`), berth and money apart. */
  readonly #works = new Int32Array(CITIES);
  /** By city: the protection money of a free pirate move; measured, as the bits say, when first asked for. */
  readonly #protection = new Int32Array(CITIES);
  #measured = 0;
  /** With the ship at the Islas Canarias, the two cities with the most protection money where the pirate could go, -1 for none; found, as `#ranked` says, when first asked for. */
  #richest = NONE;
  #second = NONE;
  #ranked = false;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Takes over a position; `reachable` says whether the ship may come to the Islas Canarias. The state must not change while it is used. */
  take(s: ElCapitanState, reachable: boolean): void {
    this.reachable = reachable;
    const { seat } = s;
    this.#state = s;
    this.ship = placeOf(byteAt(s.shipAt, seat));
    this.berth = byteAt(s.shipBerth, seat);
    this.pirateCity = s.pirateCity;
    this.pirateBerth = s.pirateBerth;
    this.owed = s.freePirate === FREE_OWED;
    this.debt = Math.max(0, -wordAt(s.cash, seat));
    this.#measured = 0;
    this.#ranked = false;
    const pieces = inStock(s, seat);
    for (const city of this.#tables.cities) {
      let ships = 0;
      for (let i = 0; i < MAX_BERTHS; i++) {
        const there = byteAt(s.berths, city * MAX_BERTHS + i);
        if (there !== NOBODY_THERE && there !== PIRATE && there !== seat) ships |= 1 << i;
      }
      this.#ships[city] = ships;
      this.#works[city] = byteAt(s.deeds, seat * CITIES + city) & pieces;
    }
  }

  /** What the cheapest thing to do in a city costs on a berth; `NEVER` if there is none. */
  price(city: number, berth: number): number {
    return wordAt(this.#tables.deedPrice, deedSlot(city, wordAt(this.#works, city), berth));
  }

  /** The berth that a voyage of the seat's ship would lead to; -1 if none is free. */
  arrival(city: number): number {
    const pirate = this.pirateCity === city && this.pirateBerth >= 0 ? 1 << this.pirateBerth : 0;
    const free = wordAt(this.#tables.allBerths, city) & ~(wordAt(this.#ships, city) | pirate);
    return free === 0 ? NONE : lowestBit(free);
  }

  arrivalPrice(city: number): number {
    return this.price(city, this.arrival(city));
  }

  /** Whether the pirate, coming from elsewhere, could be anchored in a city (EC-12.3). */
  isOpen(city: number): boolean {
    return this.#taken(city) !== wordAt(this.#tables.allBerths, city);
  }

  /** The cities, as bits, where the pirate could be anchored, but for `except`. */
  anchorages(except: number): number {
    let open = 0;
    for (const city of this.#tables.cities) if (city !== except && this.isOpen(city)) open |= 1 << city;
    return open;
  }

  /** The berths of a city that ships have taken, the seat's own included. */
  #taken(city: number): number {
    const ships = wordAt(this.#ships, city);
    return this.ship === city && this.berth >= 0 ? ships | (1 << this.berth) : ships;
  }

  /** The pirate comes to lie on a berth of another city than its own, and pushes the ship there aside (EC-12.3). False, and nothing is changed, if it may not. */
  #anchor(city: number, berth: number): boolean {
    const taken = this.#taken(city);
    const bit = 1 << berth;
    if (taken & bit) {
      const next = this.#neighbour(city, taken, berth);
      if (next < 0) return false;
      if (this.ship === city && this.berth === berth) this.berth = next;
      else this.#ships[city] = (wordAt(this.#ships, city) & ~bit) | (1 << next);
    }
    this.pirateCity = city;
    this.pirateBerth = berth;
    return true;
  }

  /** Whether the pirate may be anchored on a berth and `look` says yes to it; afterwards all is as before. */
  anchored(city: number, berth: number, look: () => boolean): boolean {
    const { berth: own, pirateCity, pirateBerth } = this;
    const ships = wordAt(this.#ships, city);
    const found = this.#anchor(city, berth) && look();
    this.#ships[city] = ships;
    this.berth = own;
    this.pirateCity = pirateCity;
    this.pirateBerth = pirateBerth;
    return found;
  }

  /** Whether `look` says yes to some way to anchor the pirate in a city; afterwards all is as before. */
  someAnchored(city: number, look: () => boolean): boolean {
    for (let berth = 0; berth < wordAt(this.#tables.berths, city); berth++) {
      if (this.anchored(city, berth, look)) return true;
    }
    return false;
  }

  /** What `look` says while the pirate is at sea in a city, where no berth is its own, or nowhere, -1; afterwards all is as before. */
  atSea<T>(city: number, look: () => T): T {
    const { pirateCity, pirateBerth } = this;
    this.pirateCity = city;
    this.pirateBerth = NONE;
    const found = look();
    this.pirateCity = pirateCity;
    this.pirateBerth = pirateBerth;
    return found;
  }

  /** What `look` says with the seat's ship arrived in a city; afterwards all is as before. */
  arrived<T>(city: number, look: () => T): T {
    const { ship, berth, owed } = this;
    this.ship = city;
    this.berth = this.arrival(city);
    this.owed = city === CAN && this.berth >= 0;
    const found = look();
    this.ship = ship;
    this.berth = berth;
    this.owed = owed;
    return found;
  }

  /** Where a ship would be pushed: the free neighbouring berth, the lower of two; -1 if there is none. */
  #neighbour(city: number, taken: number, berth: number): number {
    if (berth > 0 && ((taken >> (berth - 1)) & 1) === 0) return berth - 1;
    const next = berth + 1;
    return next < wordAt(this.#tables.berths, city) && ((taken >> next) & 1) === 0 ? next : NONE;
  }

  /** What acting costs where the ship lies, if the pirate, lying elsewhere, pushes it to the neighbouring berth; `NEVER` if it cannot. */
  pushedPrice(): number {
    if (this.berth < 0) return NEVER;
    return this.price(this.ship, this.#neighbour(this.ship, this.#taken(this.ship), this.berth));
  }

  /** The protection money of a free pirate move to a city (EC-12.1). */
  protection(city: number): number {
    const s = this.#state;
    if (s && ((this.#measured >> city) & 1) === 0) {
      this.#measured |= 1 << city;
      this.#protection[city] = protectionMoney(s, city, s.seat);
    }
    return wordAt(this.#protection, city);
  }

  /** What must be left for a price when so much protection money comes before it is paid: nothing for what costs nothing. */
  afterIncome(price: number, income: number): number {
    return price === 0 || price >= NEVER ? price : Math.max(0, price - income + this.debt);
  }

  /** The same if the way that the pirate is paid for comes between income and price: less than nothing if income is left over. */
  afterIncomeFirst(price: number, income: number): number {
    if (price >= NEVER) return NEVER;
    return price === 0 ? -Math.max(0, income - this.debt) : price - income + this.debt;
  }

  /** What must be left to act where the ship lies, at the Islas Canarias with the free pirate move owed: without it, or after the best one. */
  stayNeed(): number {
    if (this.berth < 0) return NEVER;
    const price = this.price(this.ship, this.berth);
    return this.owed ? Math.min(price, this.freeNeed()) : price;
  }

  /** What must be left to act on arriving in a city. */
  arrivedNeed(city: number): number {
    const { ship, berth, owed } = this;
    this.ship = city;
    this.berth = this.arrival(city);
    this.owed = city === CAN && this.berth >= 0;
    const need = this.stayNeed();
    this.ship = ship;
    this.berth = berth;
    this.owed = owed;
    return need;
  }

  /** What must be left to act at the Islas Canarias, where the ship is anchored, after the best free pirate move. */
  freeNeed(): number {
    const price = this.price(CAN, this.berth);
    if (price === 0) return 0;
    const city = this.richestGoal();
    const best = city < 0 ? NEVER : this.afterIncome(price, this.protection(city));
    if (this.pirateCity === CAN || !this.isOpen(CAN)) return best;
    return Math.min(best, this.afterIncome(Math.min(price, this.pushedPrice()), this.protection(CAN)));
  }

  /** The city with the most protection money where a free move could lead, the ship being at the Islas Canarias, from where the pirate is; -1 if nowhere. */
  richestGoal(): number {
    if (!this.#ranked) this.#rank();
    return this.#richest === this.pirateCity ? this.#second : this.#richest;
  }

  #rank(): void {
    const s = this.#state;
    if (!s) return;
    this.#ranked = true;
    this.#richest = NONE;
    this.#second = NONE;
    let [most, next] = [-1, -1];
    for (const city of this.#tables.cities) {
      if (city === CAN || mostProtectionMoney(s, city) <= next) continue;
      if (wordAt(this.#ships, city) === wordAt(this.#tables.allBerths, city)) continue;
      const money = this.protection(city);
      if (money > most) {
        [this.#second, next] = [this.#richest, most];
        [this.#richest, most] = [city, money];
      } else if (money > next) [this.#second, next] = [city, money];
    }
  }
}
