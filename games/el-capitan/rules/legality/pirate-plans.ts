import { lowestBit } from '@levante/contract';
import { CAN, NEVER, type Tables } from '../board/tables.ts';
import type { Harbours } from './harbours.ts';

/** Goal of a plan in which the ship stays. */
export const STAY = -1;

/** Effect of one paid pirate move for the acting seat. */
export interface PiratePlan {
  /** Origin of the pirate's move, and its possible destinations as bits, any of which is sufficient. */
  readonly from: number;
  readonly to: number;
  /** City to which the ship sails to act there, or `STAY`. */
  readonly goal: number;
  /**
   * Florins required for acting after both routes are paid; negative if income exceeds them before the pirate's route
   * is paid.
   */
  readonly need: number;
  /** True if the pirate sails after the ship has left and before it arrives, so that the ship must stop on its route. */
  readonly stop: boolean;
}

/**
 * Lists every improvement by one paid pirate move for a seat before its action (EC-12.4). Completeness is proved in
 * `docs/decisions`. It contains only plans that are better than the same plan without the paid move.
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

  /**
   * Lists the plans in the position of the harbours. `fixed` means that the free pirate move is done, so that the ship
   * must stay.
   */
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

  /** Adds a plan if it requires less than `before`, the requirement without the paid move. */
  #add(before: number, to: number, goal: number, need: number, stop = false): void {
    if (to !== 0 && need < before) this.plans.push({ from: this.#from, to, goal, need, stop });
  }

  /** Lists plans that push the anchored ship to a cheaper berth. */
  #pushes(): void {
    const h = this.#harbours;
    if (h.berth < 0 || h.ship === this.#from) return;
    this.#add(h.price(h.ship, h.berth), 1 << h.ship, STAY, h.pushedPrice());
  }

  /** Lists plans that arrive on the berth that the pirate leaves. */
  #freesBerth(): void {
    const h = this.#harbours;
    const from = this.#from;
    const before = h.arrivalPrice(from);
    const berth = h.pirateBerth;
    h.pirateBerth = -1;
    const price = h.arrivalPrice(from);
    h.pirateBerth = berth;
    this.#add(before, h.anchorages(from), from, price);
    if (this.#opensWhenLeft()) this.#add(before, 1 << h.ship, from, price, true);
  }

  /** Returns true if the pirate can reach the ship's city only after the ship has left it. */
  #opensWhenLeft(): boolean {
    const h = this.#harbours;
    return h.berth >= 0 && h.ship !== this.#from && !h.isOpen(h.ship);
  }

  /**
   * Lists plans that arrive on a later but cheaper berth: the pirate takes the one before it, or pushes the ship there.
   */
  #dearerBerths(): void {
    const h = this.#harbours;
    for (const city of this.#tables.cities) {
      if (city === this.#from) continue;
      const before = h.arrivalPrice(city);
      this.#add(
        before,
        1 << city,
        city,
        this.#leastAnchored(city, () => h.arrivalPrice(city)),
      );
      this.#add(
        before,
        1 << city,
        city,
        h.arrived(city, () => h.pushedPrice()),
      );
      if (city === h.ship && h.berth >= 0) this.#takenBehind(before);
    }
  }

  /** Lists plans that move the pirate to the city that the ship has left and returns to. */
  #takenBehind(before: number): void {
    const h = this.#harbours;
    const { berth } = h;
    h.berth = -1;
    const price = this.#leastAnchored(h.ship, () => h.arrivalPrice(h.ship));
    h.berth = berth;
    this.#add(before, 1 << h.ship, h.ship, price, true);
  }

  /** Returns the minimum of `measure` over all berths of the pirate in a city; `NEVER` if it cannot anchor there. */
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

  /**
   * Lists voyages to the Islas Canarias, where a paid move before or after the free one makes the free one more
   * profitable, or changes its destination.
   */
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
   * Lists plans that pay the pirate to leave; `measure` returns the funds required then. Only the most profitable city
   * other than the Islas Canarias matters, since the free move cannot lead there.
   */
  #incomes(goal: number, before: number, measure: () => number): void {
    const h = this.#harbours;
    const from = this.#from;
    const open = h.anchorages(from) & ~(1 << CAN);
    const richest = h.atSea(-1, () => h.richestGoal());
    const rich = richest < 0 ? 0 : open & (1 << richest);
    for (const cities of [rich, open & ~rich]) {
      if (cities !== 0) this.#add(before, cities, goal, h.atSea(lowestBit(cities), measure));
    }
    if (from !== CAN) this.#add(before, 1 << CAN, goal, this.#leastAnchored(CAN, measure));
  }

  /** Lists plans that move the pirate to the city that the ship has left. A move never ends at its origin (EC-12.4). */
  #canariasBehind(before: number): void {
    const h = this.#harbours;
    if (h.ship === this.#from) return;
    if (h.ship !== CAN && (this.#from !== CAN || h.isOpen(h.ship))) return;
    const { berth } = h;
    h.berth = -1;
    const need = this.#leastAnchored(h.ship, () => h.arrivedNeed(CAN));
    h.berth = berth;
    this.#add(before, 1 << h.ship, CAN, need, true);
  }

  /**
   * Lists moves with the ship at the Islas Canarias and the free move owed: the paid move goes before it, or back after
   * it.
   */
  #whereFreeMoveIsOwed(goal: number, before: number): void {
    const h = this.#harbours;
    const { pirateCity, pirateBerth } = h;
    this.#incomes(goal, before, () => h.stayNeed());
    for (const city of this.#tables.cities) {
      if (city === CAN || city === pirateCity || !h.isOpen(city)) continue;
      h.pirateCity = city;
      h.pirateBerth = -1;
      this.#from = city;
      this.#add(before, 1 << CAN, goal, h.afterIncomeFirst(h.pushedPrice(), h.protection(city)));
    }
    this.#from = pirateCity;
    h.pirateCity = pirateCity;
    h.pirateBerth = pirateBerth;
  }
}
