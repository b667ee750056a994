import { lowestBit } from '@levante/contract';
import { CAN, NEVER, type Tables } from '../board/tables.ts';
import type { Harbours } from './harbours.ts';

/** The goal of a plan by which the ship stays where it lies. */
export const STAY = -1;

/** What one paid pirate move could do for the acting seat. */
export interface PiratePlan {
  /** Where the pirate sets out, and the cities, as bits, of which it may come to any. */
  readonly from: number;
  readonly to: number;
  /** The city to which the ship sails to act there, or `STAY`. */
  readonly goal: number;
  /** Florins that must be left for acting, when both ways are paid; below 0 if so much comes in before the pirate's way is paid. */
  readonly need: number;
  /** Whether the pirate sails after the ship has left and before it arrives, so that the ship must stop on its way. */
  readonly stop: boolean;
}

/**
 * All that one paid pirate move can change for a seat before its action (EC-12.4): `docs/decisions` prove that there is
 * no more. Listed is only what is better than the same without the paid move.
 */
export class PiratePlans {
  readonly #tables: Tables;
  readonly #harbours: Harbours;
  readonly plans: PiratePlan[] = [];
  #from = 0;

  constructor(tables: Tables, harbours: Harbours) {
    this.#tables = tables;
    this.#harbours = harbours;
  }

  /** Lists the plans in the position of the harbours; `fixed` if the free pirate move is done, so that the ship must stay. */
  list(fixed: boolean): void {
    const h = this.#harbours;
    this.plans.length = 0;
    this.#from = h.pirateCity;
    this.#pushes();
    if (h.owed) this.#whereFreeMoveIsOwed(STAY, h.stayNeed());
    if (fixed) return;
    this.#freesBerth();
    if (!this.#tables.berthsAscend) this.#dearerBerths();
    if (h.reachable) this.#canarias();
  }

  #add(to: number, goal: number, need: number, stop = false): void {
    if (to !== 0 && need < NEVER) this.plans.push({ from: this.#from, to, goal, need, stop });
  }

  /** The ship stays, and is pushed to a cheaper berth. */
  #pushes(): void {
    const h = this.#harbours;
    if (h.berth < 0 || h.ship === this.#from) return;
    const price = h.pushedPrice();
    if (price < h.price(h.ship, h.berth)) this.#add(1 << h.ship, STAY, price);
  }

  /** The berth that the pirate leaves becomes the one to arrive at. */
  #freesBerth(): void {
    const h = this.#harbours;
    const from = this.#from;
    const before = h.arrivalPrice(from);
    const berth = h.pirateBerth;
    h.pirateBerth = -1;
    const price = h.arrivalPrice(from);
    h.pirateBerth = berth;
    if (price >= before) return;
    this.#add(h.anchorages(from), from, price);
    if (this.#opensWhenLeft()) this.#add(1 << h.ship, from, price, true);
  }

  /** Whether the pirate can come to the city of the ship only when the ship has left it. */
  #opensWhenLeft(): boolean {
    const h = this.#harbours;
    return h.berth >= 0 && h.ship !== this.#from && !h.isOpen(h.ship);
  }

  /** Where a further berth may be the cheaper one: the pirate takes the one before it, or pushes the ship there on arriving. */
  #dearerBerths(): void {
    const h = this.#harbours;
    for (const city of this.#tables.cities) {
      if (city === this.#from) continue;
      const before = h.arrivalPrice(city);
      const taken = this.#leastAnchored(city, () => h.arrivalPrice(city));
      if (taken < before) this.#add(1 << city, city, taken);
      const pushed = h.arrived(city, () => h.pushedPrice());
      if (pushed < before) this.#add(1 << city, city, pushed);
      if (city === h.ship && h.berth >= 0) this.#takenBehind(before);
    }
  }

  /** The pirate comes to the city that the ship has left, to which it comes back. */
  #takenBehind(before: number): void {
    const h = this.#harbours;
    const { berth } = h;
    h.berth = -1;
    const price = this.#leastAnchored(h.ship, () => h.arrivalPrice(h.ship));
    h.berth = berth;
    if (price < before) this.#add(1 << h.ship, h.ship, price, true);
  }

  /** The least of what `measure` says over all ways to anchor the pirate in a city; `NEVER` if it cannot. */
  #leastAnchored(city: number, measure: () => number): number {
    const h = this.#harbours;
    let least = NEVER;
    if (!h.isOpen(city)) return least;
    h.someAnchored(city, () => {
      least = Math.min(least, measure());
      return false;
    });
    return least;
  }

  /** A voyage to the Islas Canarias, where the free pirate move brings more, or leads elsewhere, by a paid one before or after it. */
  #canarias(): void {
    const h = this.#harbours;
    const before = h.arrivedNeed(CAN);
    if (before === 0) return;
    this.#incomes(CAN, before, () => h.arrivedNeed(CAN));
    if (h.berth >= 0) this.#canariasBehind(before);
    h.arrived(CAN, () => {
      if (h.owed) this.#whereFreeMoveIsOwed(CAN, before);
    });
  }

  /**
   * The pirate is paid to leave for elsewhere, and `measure` says what must be left then. Of the cities other than the Islas
   * Canarias it matters only which of them brings the most protection money: there the free move cannot lead.
   */
  #incomes(goal: number, before: number, measure: () => number): void {
    const h = this.#harbours;
    const from = this.#from;
    const open = h.anchorages(from) & ~(1 << CAN);
    const richest = h.atSea(-1, () => h.richestGoal());
    const rich = richest < 0 ? 0 : open & (1 << richest);
    for (const cities of [rich, open & ~rich]) {
      if (cities === 0) continue;
      const need = h.atSea(lowestBit(cities), measure);
      if (need < before) this.#add(cities, goal, need);
    }
    if (from === CAN) return;
    const need = this.#leastAnchored(CAN, measure);
    if (need < before) this.#add(1 << CAN, goal, need);
  }

  /** The same when the pirate comes to the city that the ship has left; a move never ends where it began (EC-12.4). */
  #canariasBehind(before: number): void {
    const h = this.#harbours;
    if (h.ship === this.#from) return;
    if (h.ship !== CAN && (this.#from !== CAN || h.isOpen(h.ship))) return;
    const { berth } = h;
    h.berth = -1;
    const need = this.#leastAnchored(h.ship, () => h.arrivedNeed(CAN));
    h.berth = berth;
    if (need < before) this.#add(1 << h.ship, CAN, need, true);
  }

  /** The ship lies at the Islas Canarias and owes the free move: the paid one goes before it, or comes back after it. */
  #whereFreeMoveIsOwed(goal: number, before: number): void {
    const h = this.#harbours;
    const { pirateCity, pirateBerth } = h;
    this.#incomes(goal, before, () => h.stayNeed());
    for (const city of this.#tables.cities) {
      if (city === CAN || city === pirateCity || !h.isOpen(city)) continue;
      h.pirateCity = city;
      h.pirateBerth = -1;
      this.#from = city;
      const need = h.afterIncomeFirst(h.pushedPrice(), h.protection(city));
      if (need < before) this.#add(1 << CAN, goal, need);
    }
    this.#from = pirateCity;
    h.pirateCity = pirateCity;
    h.pirateBerth = pirateBerth;
  }
}
