import { CITIES } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { Harbours } from './harbours.ts';
import { Needs } from './needs.ts';
import { measureArrivals } from './outlook.ts';

/**
 * What must be left to finish the turn once the pirate has come to lie in a city and moves no more for cards or florins:
 * by city, measured when first asked for, since many candidates of a list ask for the same.
 */
export class Anchorages {
  readonly #harbours: Harbours;
  readonly #needs = Array.from({ length: CITIES }, () => new Needs());
  readonly #most = Array.from({ length: CITIES }, () => new Needs());
  readonly #berth = new Needs();
  /** Which cities are measured, as bits. */
  #known = 0;
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
  }

  /** The least over all berths of a city. */
  needs(city: number): Needs {
    this.#measure(city);
    return entry(this.#needs, city);
  }

  /** The most over all berths of a city. */
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
