import { lowestBit } from '@levante/contract';
import { CITIES } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { Harbours } from './harbours.ts';
import { Needs } from './needs.ts';
import { measureNeeds } from './outlook.ts';

/**
 * What must be left to finish the turn once the pirate has come to lie in a city and moves no more for cards or florins:
 * by city, measured when first asked for, since many candidates of a list ask for the same.
 */
export class Anchorages {
  readonly #harbours: Harbours;
  readonly #needs = Array.from({ length: CITIES }, () => new Needs());
  readonly #union = new Needs();
  readonly #berth = new Needs();
  #unionOf = 0;
  /** As bits of cities: which are measured, and where it matters on which berth the pirate lies. */
  #known = 0;
  #mixed = 0;
  #state: ElCapitanState | null = null;
  #fixed = false;

  constructor(harbours: Harbours) {
    this.#harbours = harbours;
  }

  /** Looks at the position of the harbours, which was taken from this state. */
  take(s: ElCapitanState, fixed: boolean): void {
    this.#state = s;
    this.#fixed = fixed;
    this.#known = 0;
    this.#mixed = 0;
    this.#unionOf = 0;
  }

  /** The least over all berths of a city. */
  needs(city: number): Needs {
    const needs = this.#needs[city];
    if (!needs) throw new RangeError(`${city} is no city`);
    if ((this.#known >> city) & 1) return needs;
    this.#known |= 1 << city;
    needs.clear();
    const s = this.#state;
    if (!s) return needs;
    let first = true;
    this.#harbours.someAnchored(city, () => {
      measureNeeds(s, this.#harbours, this.#fixed, this.#berth);
      if (!first && !this.#berth.equals(needs)) this.#mixed |= 1 << city;
      needs.lowerAll(this.#berth);
      first = false;
      return false;
    });
    return needs;
  }

  /** Whether it does not matter on which berth of a city the pirate lies. */
  isUniform(city: number): boolean {
    this.needs(city);
    return ((this.#mixed >> city) & 1) === 0;
  }

  /** The least over all berths of these cities. */
  union(cities: number): Needs {
    if (this.#unionOf === cities) return this.#union;
    this.#unionOf = cities;
    this.#union.clear();
    for (let left = cities; left !== 0; left &= left - 1) this.#union.lowerAll(this.needs(lowestBit(left)));
    return this.#union;
  }
}
