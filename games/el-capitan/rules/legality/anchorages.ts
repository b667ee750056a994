import { CITIES } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { Harbours } from './harbours.ts';
import { Needs } from './needs.ts';
import { measureArrivals } from './outlook.ts';

/**
 * Funds required to finish the turn once the pirate has anchored in a city without a further paid move. Computed by
 * city on demand and cached, since many candidates of a list need the same.
 */
export class Anchorages {
  readonly #harbours: Harbours;
  readonly #needs = Array.from({ length: CITIES }, () => new Needs());
  readonly #most = Array.from({ length: CITIES }, () => new Needs());
  readonly #berth = new Needs();
  /** Cities already computed, as bits. */
  #known = 0;
  #state: ElCapitanState | null = null;
  #fixed = false;

  constructor(harbours: Harbours) {
    this.#harbours = harbours;
  }

  /** Loads the position of the harbours, which must come from this state. */
  take(s: ElCapitanState, fixed: boolean): void {
    this.#state = s;
    this.#fixed = fixed;
    this.#known = 0;
  }

  /** Returns the minimum over all berths of a city. */
  needs(city: number): Needs {
    this.#measure(city);
    return entry(this.#needs, city);
  }

  /** Returns the maximum over all berths of a city. */
  most(city: number): Needs {
    this.#measure(city);
    return entry(this.#most, city);
  }

  #measure(city: number): void {
    const s = this.#state;
    if (!s || (this.#known >> city) & 1) return;
    this.#known |= 1 << city;
    const needs = entry(this.#needs, city);
    const most = entry(this.#most, city);
    let first = true;
    needs.clear();
    most.clear();
    this.#harbours.someAnchored(city, () => {
      measureArrivals(s, this.#harbours, this.#fixed, this.#berth);
      needs.lowerAll(this.#berth);
      if (first) most.copy(this.#berth);
      else most.raiseAll(this.#berth);
      first = false;
      return false;
    });
  }
}

function entry(list: readonly Needs[], city: number): Needs {
  const needs = list[city];
  if (!needs) throw new RangeError(`${city} is no city`);
  return needs;
}
