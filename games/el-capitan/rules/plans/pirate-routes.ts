import { byteAt, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { MAX_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import { type CardSet, NO_CARDS } from '../legality/card-set.ts';
import type { Resources } from '../legality/resources.ts';
import { anchorages, mayAnchor } from '../pirate/anchoring.ts';
import { pirateFare } from '../pirate/paid-move.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { PirateRoute } from './approach.ts';
import { legsOf, type Voyage, type VoyageSearch } from './voyage-search.ts';

/** Maximum number of moves by card to consider, since each needs its own search. */
const MAX_ROUTES = 24;
const ALL: CardSet = [-1, -1, -1];

/**
 * Returns the moves by which the acting seat could move the pirate to one of these cities, as bits, or to one berth of
 * the only city; cheapest first.
 */
export function pirateRoutes(
  s: ElCapitanState,
  search: VoyageSearch,
  means: Resources,
  to: { readonly cities: number; readonly berth: number | null },
): readonly PirateRoute[] {
  const open = to.cities & anchorages(s, s.pirateCity);
  const cities = s.tables.cities.filter((city) => (open >> city) & 1 && berthIn(s, city, to.berth) >= 0);
  return [...byFlorins(s, means, cities, to.berth), ...byCards(s, search, means, { cities, berth: to.berth })].sort(
    (a, b) => a.spent - b.spent,
  );
}

/** Returns the pirate's berth: the wanted one, or an empty one; -1 if that is impossible. */
function berthIn(s: ElCapitanState, city: number, wanted: number | null): number {
  if (wanted !== null) return mayAnchor(s, city, wanted) ? wanted : -1;
  for (let berth = 0; berth < wordAt(s.tables.berths, city); berth++)
    if (byteAt(s.berths, city * MAX_BERTHS + berth) === NOBODY_THERE) return berth;
  return -1;
}

function byFlorins(
  s: ElCapitanState,
  means: Resources,
  cities: readonly number[],
  wanted: number | null,
): readonly PirateRoute[] {
  const [nearest] = [...cities].sort((a, b) => pirateFare(s, a) - pirateFare(s, b));
  if (nearest === undefined || pirateFare(s, nearest) > means.purse) return [];
  const action = act.toBerth(act.PIRATE_FLORINS, nearest, berthIn(s, nearest, wanted));
  return [{ spent: pirateFare(s, nearest), cards: NO_CARDS, actions: [action] }];
}

function byCards(
  s: ElCapitanState,
  search: VoyageSearch,
  means: Resources,
  to: { readonly cities: readonly number[]; readonly berth: number | null },
): readonly PirateRoute[] {
  const found = search.find({ from: s.pirateCity, budget: means.purse, without: NO_CARDS, kept: ALL }, means);
  return to.cities
    .flatMap((city) => found[city] ?? [])
    .sort((a, b) => a.spent - b.spent || a.legs - b.legs)
    .slice(0, MAX_ROUTES)
    .map((voyage) => routeByCards(voyage, berthIn(s, voyage.city, to.berth)));
}

function routeByCards(voyage: Voyage, berth: number): PirateRoute {
  const moves = legsOf(voyage).map((leg) => act.withCard(act.PIRATE_CARD, leg.card, leg.city));
  return { spent: voyage.spent, cards: voyage.cards, actions: [...moves, act.simple(act.PIRATE_ANCHOR, berth)] };
}
