import { placeOf } from '../board/route.ts';
import { NEVER, type Tables } from '../board/tables.ts';
import { NO_CARDS } from './card-set.ts';
import { MAYBE, RelaxedSearch, YES } from './relaxed-search.ts';
import type { Resources } from './resources.ts';
import { RouteSearch } from './route-search.ts';
import { SetSearch, UNDECIDED } from './set-search.ts';

/**
 * Reachability of cities in which a ship can act: the core of the dead-end rule (EC-3.4). Every purchase and every
 * voyage may query it, so it nearly always decides without an exact search, and allocates nothing. An exact search is
 * needed only if no valid route of `RelaxedSearch` ends where acting is affordable, but a possibly invalid one does:
 * `SetSearch` for few cards and florins, otherwise `RouteSearch`.
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
   * Returns true if a ship at `from` can reach a city and act there, using every card once. `need[city]` is the funds
   * required on arriving in a city, `need[ANYWHERE]` their minimum. Returning to `from` is an arrival, staying is not.
   */
  finds(need: Int32Array, from: number, means: Resources): boolean {
    const found = this.#relaxed.explore(need, from, means);
    return found === MAYBE
      ? this.cheapest(need, placeOf(from), means, means.purse, true) <= means.purse
      : found === YES;
  }

  /**
   * Returns the exact minimum of a route's cost plus `need` at its end; above the budget if there is none within it. Without
   * `buying` only cards in hand are used.
   */
  cheapest(need: Int32Array, place: number, means: Resources, budget: number, buying: boolean): number {
    const found = this.#sets.cheapest(need, place, means, budget, buying);
    if (found !== UNDECIDED) return found;
    const forbidden = buying ? NO_CARDS : means.openCards();
    const journey = { place, need, budget, forbidden, avoided: NO_CARDS };
    return this.routes.cheapest(journey, means)?.florins ?? NEVER;
  }
}
