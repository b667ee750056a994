import { byteAt, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { placeOf } from '../board/route.ts';
import { CITIES, MAX_BERTHS, NOBODY_THERE } from '../board/tables.ts';
import { NO_CARDS } from '../legality/card-set.ts';
import { anchorages, mayAnchor } from '../pirate/anchoring.ts';
import { protectionMoney } from '../pirate/free-move.ts';
import { FREE_DONE, FREE_OWED } from '../pirate/pirate.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { Approach, PirateApproaches, Searches } from './approach.ts';
import { pirateRoutes } from './pirate-routes.ts';

type Found = ReturnType<PirateApproaches['find']>[number];

/** Every city, as bits. */
const EVERYWHERE = (1 << CITIES) - 1;

const priceOn = (s: ElCapitanState, city: number, berth: number): number =>
  wordAt(s.tables.berthPrice, city * MAX_BERTHS + berth);

/** Finds approaches in which the pirate leaves the harbour that the ship sails to. */
function makesRoom(s: ElCapitanState, { voyages, deeds: search, means }: Searches): readonly Found[] {
  const city = s.pirateCity;
  const { berth, deeds } = search.onArriving(s, city, true);
  if (berth === search.onArriving(s, city, false).berth) return [];
  const found: Found[] = [];
  const from = placeOf(byteAt(s.shipAt, s.seat));
  let best = means.purse + 1;
  for (const pirate of pirateRoutes(s, voyages, means, { cities: EVERYWHERE, berth: null })) {
    if (pirate.spent >= best) break;
    const budget = means.purse - pirate.spent;
    const passage = { from, budget, without: pirate.cards, kept: NO_CARDS };
    const [voyage] = voyages.find(passage, means)[city] ?? [];
    if (!voyage) continue;
    best = Math.min(best, pirate.spent + voyage.spent);
    found.push({ approach: { voyage, pirate, free: null, city, berth }, deeds });
  }
  return found;
}

/** Finds approaches in which the pirate pushes the ship to the next berth, which is cheaper (EC-12.3). */
function movesShip(s: ElCapitanState, { voyages, deeds: search, means }: Searches): readonly Found[] {
  const city = byteAt(s.shipAt, s.seat);
  const berth = byteAt(s.shipBerth, s.seat);
  if (berth < 0 || city === s.pirateCity || !mayAnchor(s, city, berth)) return [];
  const below = berth > 0 && byteAt(s.berths, city * MAX_BERTHS + berth - 1) === NOBODY_THERE;
  const to = below ? berth - 1 : berth + 1;
  if (priceOn(s, city, to) >= priceOn(s, city, berth)) return [];
  const deeds = search.onBerth(s, to).filter((deed) => act.kindOf(deed.action) === act.BUILD);
  const approach = { voyage: null, pirate: null, free: null, city, berth: to };
  if (s.freePirate === FREE_OWED) {
    const free = { action: act.toBerth(act.PIRATE_FREE, city, berth), money: 0 };
    return [{ approach: { ...approach, free }, deeds }];
  }
  const routes = pirateRoutes(s, voyages, means, { cities: 1 << city, berth });
  return routes.map((pirate) => ({ approach: { ...approach, pirate }, deeds }));
}

/** Returns the most profitable free move with the ship at the Islas Canarias; null if none is profitable. */
function richestMove(s: ElCapitanState, { city: at, berth: own }: Approach): Approach['free'] {
  let best: Approach['free'] = null;
  for (let cities = anchorages(s, s.pirateCity); cities !== 0; cities &= cities - 1) {
    const city = lowestBit(cities);
    const money = protectionMoney(s, city, s.seat);
    const berth = freeBerth(s, city, city === at ? own : -1);
    if (berth >= 0 && money > (best?.money ?? 0)) best = { action: act.toBerth(act.PIRATE_FREE, city, berth), money };
  }
  return best;
}

/** Returns an empty berth other than this one; -1 if there is none. */
function freeBerth(s: ElCapitanState, city: number, apart: number): number {
  for (let berth = 0; berth < wordAt(s.tables.berths, city); berth++)
    if (berth !== apart && byteAt(s.berths, city * MAX_BERTHS + berth) === NOBODY_THERE) return berth;
  return -1;
}

/** Extends the plans of a turn by the pirate. */
export const approachesByPirate: PirateApproaches = {
  find(s, searches) {
    const room = s.freePirate === FREE_DONE ? [] : makesRoom(s, searches);
    return [...room, ...movesShip(s, searches)];
  },
  richestMove,
};
