import { placeOf } from '../board/route.ts';
import { NEVER, type Tables } from '../board/tables.ts';
import { NO_CARDS } from './card-set.ts';
import { MAYBE, RelaxedSearch, YES } from './relaxed-search.ts';
import type { Resources } from './resources.ts';
import { RouteSearch } from './route-search.ts';
import { SetSearch, UNDECIDED } from './set-search.ts';

/**
 * Where a ship could still come to act: the heart of the dead-end rule (EC-3.4). Every purchase and every voyage may ask
 * it, so this nearly always decides without an exact search, and allocates nothing: only if no real way of `RelaxedSearch`
 * ends where acting can be paid, but another does, `SetSearch` decides where cards and florins are few, else `RouteSearch`.
 */
export class Reach {
  readonly #relaxed: RelaxedSearch;
  readonly #sets: SetSearch;
  readonly routes: RouteSearch;

  constructor(tables: Tables) {
    this.#relaxed = new RelaxedSearch(tables);
    this.#sets = new SetSearch(tables);
    this.routes = new RouteSearch(tables);
  }

  /**
   * Whether a ship at `from` can come to a city and act there, every card used once. `need[city]` is what must be left on
   * arriving in a city, `need[ANYWHERE]` the least of it. Coming back to `from` is an arrival, staying is not.
   */
  finds(need: Int32Array, from: number, means: Resources): boolean {
    const found = this.#relaxed.explore(need, from, means);
    return found === MAYBE
      ? this.cheapest(need, placeOf(from), means, means.purse, true) <= means.purse
      : found === YES;
  }

  /**
   * The least sum of what a way costs and of `need` at its end, exactly; above the budget if there is none within it. Without
   * `buying` the hand alone is used.
   */
  cheapest(need: Int32Array, place: number, means: Resources, budget: number, buying: boolean): number {
    const found = this.#sets.cheapest(need, place, means, budget, buying);
    if (found !== UNDECIDED) return found;
    const forbidden = buying ? NO_CARDS : means.openCards();
    const journey = { place, need, budget, forbidden, avoided: NO_CARDS, mayStay: false };
    return this.routes.cheapest(journey, means)?.florins ?? NEVER;
  }
}
