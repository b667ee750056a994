import { lowestBit, wordAt } from '@levante/contract';
import { CAN, CARDS_A_WORD, CITIES, LIS, NEVER, POR, type Tables, WORDS } from '../board/tables.ts';
import { ANYWHERE, type ElCapitanState } from '../state/state.ts';
import type { Harbours } from './harbours.ts';
import { Needs } from './needs.ts';
import { type PiratePlan, PiratePlans } from './pirate-plans.ts';
import type { Resources } from './resources.ts';

const EXTRA = [POR, LIS, CAN];

/**
 * Computes the funds required in the position of the harbours without a paid pirate move. The harbours must come from
 * this state. Unreachable extra cities are omitted.
 */
export function measureArrivals(s: ElCapitanState, h: Harbours, fixed: boolean, out: Needs): void {
  out.stay = h.stayNeed();
  const need = out.arriving;
  if (fixed) {
    need.fill(NEVER);
    return;
  }
  // If the pirate has not moved, the state contains the price of acting on arrival.
  need.set(s.need);
  if (h.pirateCity !== s.pirateCity || h.pirateBerth !== s.pirateBerth) {
    need[s.pirateCity] = h.arrivalPrice(s.pirateCity);
    need[h.pirateCity] = h.arrivalPrice(h.pirateCity);
  }
  if (!h.reachable) for (const city of EXTRA) need[city] = NEVER;
  else if (wordAt(need, CAN) > 0) need[CAN] = h.arrivedNeed(CAN);
  let least = NEVER;
  for (const city of s.tables.cities) least = Math.min(least, wordAt(need, city));
  need[ANYWHERE] = least;
}

/**
 * Options of a position of ships and pirate for a seat, independent of its cards and florins: the same for all purchases of
 * a list.
 */
export class Outlook {
  readonly #tables: Tables;
  readonly #harbours: Harbours;
  readonly #plans: PiratePlans;
  /** Requirements without a paid pirate move, but with the free one at the Islas Canarias. */
  readonly plain = new Needs();
  readonly #bound = new Needs();
  readonly #lowest = new Needs();

  constructor(tables: Tables, harbours: Harbours) {
    this.#tables = tables;
    this.#harbours = harbours;
    this.#plans = new PiratePlans(tables, harbours);
  }

  get plans(): readonly PiratePlan[] {
    return this.#plans.plans;
  }

  /** Requirements with or without a paid pirate move, with a lower bound for its fare. */
  get bound(): Needs {
    return this.plans.length === 0 ? this.plain : this.#bound;
  }

  /** Requirements with or without a paid pirate move, ignoring its fare. */
  get lowest(): Needs {
    return this.plans.length === 0 ? this.plain : this.#lowest;
  }

  /**
   * Evaluates the position of the harbours, which must come from this state. `fixed` means that the ship must stay
   * (EC-12.2).
   */
  measure(s: ElCapitanState, fixed: boolean): void {
    measureArrivals(s, this.#harbours, fixed, this.plain);
  }

  /** Lists the plans with one paid pirate move, and bounds their requirements with these cards. After `measure`. */
  measurePlans(fixed: boolean, means: Resources): void {
    this.#plans.list(fixed);
    if (this.plans.length === 0) return;
    this.#bound.copy(this.plain);
    this.#lowest.copy(this.plain);
    for (const plan of this.plans) {
      const least = Math.min(this.minFare(plan), this.minCard(plan.from, means));
      this.#bound.lower(plan.goal, Math.max(0, plan.need + least));
      this.#lowest.lower(plan.goal, Math.max(0, plan.need));
    }
  }

  /** Removes all plans once the paid pirate move has been made. */
  withoutPlans(): void {
    this.#plans.plans.length = 0;
  }

  /** Returns the minimum fare of the pirate's move by florins (EC-12.4). */
  minFare({ from, to }: PiratePlan): number {
    let steps = NEVER;
    for (let left = to; left !== 0; left &= left - 1)
      steps = Math.min(steps, wordAt(this.#tables.distance, from * CITIES + lowestBit(left)));
    return steps * this.#tables.board.piratePrice;
  }

  /**
   * Returns the minimum cost of the pirate's move by cards: nothing with a matching card in hand, else the cheapest matching
   * open card.
   */
  minCard(from: number, means: Resources): number {
    const t = this.#tables;
    let found = NEVER;
    for (let word = 0; word < WORDS; word++) {
      const leading = wordAt(t.cardsAt, from * WORDS + word);
      if (wordAt(means.hand, word) & leading) return 0;
      for (let cards = wordAt(means.open, word) & leading; cards !== 0; cards &= cards - 1)
        found = Math.min(found, wordAt(t.cardPrice, word * CARDS_A_WORD + lowestBit(cards)));
    }
    return found;
  }
}
