import { byteAt, lowestBit, wordAt } from '@levante/contract';
import { placeOf } from '../board/route.ts';
import { CAN, CITIES, deedSlot, MAX_BERTHS, NEVER, NOBODY_THERE, type Tables } from '../board/tables.ts';
import { maxProtectionMoney, protectionMoney } from '../pirate/free-move.ts';
import { FREE_OWED, PIRATE } from '../pirate/pirate.ts';
import { inStock } from '../state/deeds.ts';
import type { ElCapitanState } from '../state/state.ts';

/** No berth, or no city. */
const NONE = -1;

/**
 * Scratch copy of ship and pirate positions, as far as they affect the acting seat's cost of acting; ships and the pirate
 * are moved on it to explore consequences. Berths are counted from 0.
 */
export class Harbours {
  readonly #tables: Tables;
  /** Location of the seat's ship: a city, or `ASHORE`; and its berth, -1 none. */
  ship = 0;
  berth = NONE;
  pirateCity = 0;
  /** -1 while the pirate sails by card. */
  pirateBerth = NONE;
  /** True if the ship can reach the Islas Canarias in this turn; otherwise they are ignored. */
  reachable = false;
  /** True if the free pirate move is owed. */
  owed = false;
  /** Income needed by a seat in debt before it has a florin (EC-9.2). */
  debt = 0;
  #state: ElCapitanState | null = null;
  /** Berths occupied by ships of other seats, as bits by city. */
  readonly #ships = new Int32Array(CITIES);
  /** Possible deeds of the seat by city (`deeds`), regardless of berth and money. */
  readonly #works = new Int32Array(CITIES);
  /** Protection money of a free pirate move by city. Computed on demand; the bits mark computed cities. */
  readonly #protection = new Int32Array(CITIES);
  #measured = 0;
  /**
   * The two cities with the most protection money that the pirate could reach while the ship is at the Islas Canarias;
   * -1 for none. Computed on demand, as marked by `#ranked`.
   */
  #richest = NONE;
  #second = NONE;
  #ranked = false;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /**
   * Loads a position; `reachable` is true if the ship can reach the Islas Canarias. The state must not change while it is
   * used.
   */
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

  /** Returns the price of the cheapest deed in a city from a berth; `NEVER` if there is none. */
  price(city: number, berth: number): number {
    return wordAt(this.#tables.deedPrice, deedSlot(city, wordAt(this.#works, city), berth));
  }

  /** Returns the berth at the end of a voyage of the seat's ship; -1 if none is free. */
  arrival(city: number): number {
    const pirate = this.pirateCity === city && this.pirateBerth >= 0 ? 1 << this.pirateBerth : 0;
    const free = wordAt(this.#tables.allBerths, city) & ~(wordAt(this.#ships, city) | pirate);
    return free === 0 ? NONE : lowestBit(free);
  }

  arrivalPrice(city: number): number {
    return this.price(city, this.arrival(city));
  }

  /** Returns true if the pirate, coming from elsewhere, could anchor in a city (EC-12.3). */
  isOpen(city: number): boolean {
    return this.#taken(city) !== wordAt(this.#tables.allBerths, city);
  }

  /** Returns the cities in which the pirate could anchor, except `except`, as bits. */
  anchorages(except: number): number {
    let open = 0;
    for (const city of this.#tables.cities) if (city !== except && this.isOpen(city)) open |= 1 << city;
    return open;
  }

  /** Returns the berths of a city occupied by ships, including the seat's own. */
  #taken(city: number): number {
    const ships = wordAt(this.#ships, city);
    return this.ship === city && this.berth >= 0 ? ships | (1 << this.berth) : ships;
  }

  /**
   * Anchors the pirate on a berth of another city than its own, and pushes the ship there aside (EC-12.3). Returns false,
   * and changes nothing, if that is impossible.
   */
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

  /** Returns true if the pirate may anchor on a berth and `look` then returns true. Restores the position. */
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

  /** Returns true if `look` returns true for any berth of the pirate in a city. Restores the position. */
  someAnchored(city: number, look: () => boolean): boolean {
    for (let berth = 0; berth < wordAt(this.#tables.berths, city); berth++) {
      if (this.anchored(city, berth, look)) return true;
    }
    return false;
  }

  /**
   * Returns the result of `look` with the pirate at sea in a city without a berth, or nowhere (-1). Restores the
   * position.
   */
  atSea<T>(city: number, look: () => T): T {
    const { pirateCity, pirateBerth } = this;
    this.pirateCity = city;
    this.pirateBerth = NONE;
    const found = look();
    this.pirateCity = pirateCity;
    this.pirateBerth = pirateBerth;
    return found;
  }

  /** Returns the result of `look` with the seat's ship arrived in a city. Restores the position. */
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

  /**
   * Returns the berth to which a ship would be pushed: the free neighbouring berth, the lower of two; -1 if there is none.
   */
  #neighbour(city: number, taken: number, berth: number): number {
    if (berth > 0 && ((taken >> (berth - 1)) & 1) === 0) return berth - 1;
    const next = berth + 1;
    return next < wordAt(this.#tables.berths, city) && ((taken >> next) & 1) === 0 ? next : NONE;
  }

  /**
   * Returns the price of acting where the ship is, after the pirate, coming from elsewhere, has pushed it to the
   * neighbouring berth; `NEVER` if it cannot.
   */
  pushedPrice(): number {
    if (this.berth < 0) return NEVER;
    return this.price(this.ship, this.#neighbour(this.ship, this.#taken(this.ship), this.berth));
  }

  /** Returns the protection money of a free pirate move to a city (EC-12.1). */
  protection(city: number): number {
    const s = this.#state;
    if (s && ((this.#measured >> city) & 1) === 0) {
      this.#measured |= 1 << city;
      this.#protection[city] = protectionMoney(s, city, s.seat);
    }
    return wordAt(this.#protection, city);
  }

  /** Returns the funds required for a price after an income; 0 if the price is 0. */
  afterIncome(price: number, income: number): number {
    return price === 0 || price >= NEVER ? price : Math.max(0, price - income + this.debt);
  }

  /** Returns the same if the pirate's fare is paid between income and price; negative if income is left over. */
  afterIncomeFirst(price: number, income: number): number {
    if (price >= NEVER) return NEVER;
    return price === 0 ? -Math.max(0, income - this.debt) : price - income + this.debt;
  }

  /**
   * Returns the funds required to act at the ship's place, with the free pirate move owed at the Islas Canarias:
   * without that move, or after the best one.
   */
  stayNeed(): number {
    if (this.berth < 0) return NEVER;
    const price = this.price(this.ship, this.berth);
    return this.owed ? Math.min(price, this.freeNeed()) : price;
  }

  /** Returns the funds required to act on arriving in a city. */
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

  /**
   * Returns the funds required to act at the Islas Canarias, where the ship is anchored, after the best free pirate move.
   */
  freeNeed(): number {
    const price = this.price(CAN, this.berth);
    if (price === 0) return 0;
    const city = this.richestGoal();
    const best = city < 0 ? NEVER : this.afterIncome(price, this.protection(city));
    if (this.pirateCity === CAN || !this.isOpen(CAN)) return best;
    return Math.min(best, this.afterIncome(Math.min(price, this.pushedPrice()), this.protection(CAN)));
  }

  /**
   * Returns the city with the most protection money that a free move could reach, with the ship at the Islas Canarias; -1 if
   * there is none.
   */
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
    let most = -1;
    let next = -1;
    for (const city of this.#tables.cities) {
      if (city === CAN || maxProtectionMoney(s, city) <= next) continue;
      if (wordAt(this.#ships, city) === wordAt(this.#tables.allBerths, city)) continue;
      const money = this.protection(city);
      if (money > most) {
        this.#second = this.#richest;
        next = most;
        this.#richest = city;
        most = money;
      } else if (money > next) {
        this.#second = city;
        next = money;
      }
    }
  }
}
