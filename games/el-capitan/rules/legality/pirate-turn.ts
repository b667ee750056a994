import { type Action, type ActionBuffer, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { CITIES, NEVER, PLACES, type Tables } from '../board/tables.ts';
import { pirateFare } from '../pirate/paid-move.ts';
import { FREE_DONE, FREE_OWED, PAID_NONE, PAID_SAILING } from '../pirate/pirate.ts';
import { ANYWHERE, type ElCapitanState, NOTHING } from '../state/state.ts';
import { Anchorages } from './anchorages.ts';
import { canBorrow, candidates } from './candidates.ts';
import { NO_CARDS } from './card-set.ts';
import { Harbours } from './harbours.ts';
import { findsJointly } from './joint-search.ts';
import type { Needs } from './needs.ts';
import { Outlook } from './outlook.ts';
import { type PiratePlan, STAY } from './pirate-plans.ts';
import { Reach } from './reach.ts';
import { handReach, RelaxedSearch } from './relaxed-search.ts';
import type { Resources } from './resources.ts';
import type { Journey } from './route-search.ts';
import { ShipTurn } from './ship-turn.ts';

const UNKNOWN = -1;

/**
 * Dead-end rule (EC-3.4) with the pirate (EC-12): decides whether the turn can be finished after a candidate, by ship, by
 * the free pirate move and its protection money, and by one paid pirate move. Exact in every position; the proof is in
 * `games/el-capitan/rules/legality/README.md`.
 */
export class PirateTurn {
  readonly #tables: Tables;
  readonly #reach: Reach;
  readonly #ship: ShipTurn;
  readonly #means: Resources;
  /** Positions of ships and pirate, after `#toHarbours` has loaded them. */
  readonly #harbours: Harbours;
  #inHarbours = false;
  /** Options of the position itself (evaluated with `#hopeless`, 1 or 0), and of an explored position. */
  readonly #here: Outlook;
  #hopeless = UNKNOWN;
  #total = UNKNOWN;
  /** Cheapest routes with all open cards, computed with `#hopeless`. */
  readonly #routes: RelaxedSearch;
  #surveyed = false;
  /** Possible anchorages of a pirate at sea, as bits. */
  #goalsAtSea = UNKNOWN;
  /**
   * Card by which the pirate is at sea. The bits mark its decided anchorages, and the anchorages from which the ship
   * can finish.
   */
  #cardAtSea = UNKNOWN;
  #shipKnown = 0;
  #shipFinishing = 0;
  readonly #tried: Outlook;
  /** Options by anchorage of the pirate. The bits mark the decided anchorages, and the positively decided ones. */
  readonly #offers: Anchorages;
  #anchoragesKnown = false;
  #answered = 0;
  #answers = 0;
  /** Requirement of a single goal. */
  readonly #goal = new Int32Array(CITIES + 1);
  /** True if the ship must stay; and true if a paid pirate move is left. */
  #fixed = false;
  /** True if the ship can reach an extra city; and true if no pirate move is left that could help. */
  #reachable = false;
  #byShipAlone = false;
  #mayPay = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#reach = new Reach(tables);
    this.#routes = new RelaxedSearch(tables);
    this.#ship = new ShipTurn(tables);
    this.#means = this.#ship.means;
    this.#harbours = new Harbours(tables);
    this.#here = new Outlook(tables, this.#harbours);
    this.#tried = new Outlook(tables, this.#harbours);
    this.#offers = new Anchorages(this.#harbours);
  }

  /** Fills `out` with the candidates that do not lead to a dead end, ascending. */
  legal(s: ElCapitanState, out: ActionBuffer): void {
    candidates(s, out);
    this.#take(s);
    let kept = 0;
    for (let i = 0; i < out.length; i++) {
      const action = out.at(i);
      if (!this.#keeps(s, action)) continue;
      out.actions[kept] = action;
      kept += 1;
    }
    out.length = kept;
  }

  /** Returns true if a candidate does not lead to a dead end. */
  allows(s: ElCapitanState, action: Action): boolean {
    this.#take(s);
    return this.#keeps(s, action);
  }

  #take(s: ElCapitanState): void {
    this.#ship.take(s);
    this.#inHarbours = false;
    this.#goalsAtSea = UNKNOWN;
    this.#cardAtSea = UNKNOWN;
    this.#hopeless = UNKNOWN;
    this.#surveyed = false;
    this.#total = UNKNOWN;
    this.#anchoragesKnown = false;
    this.#answered = 0;
    this.#answers = 0;
    this.#fixed = s.freePirate === FREE_DONE;
    this.#mayPay = s.paidPirate === PAID_NONE;
    // Only destination cards lead to extra cities (EC-11.2).
    this.#reachable = (wordAt(this.#means.hand, 0) | this.#means.payable(0, 0)) !== 0;
    this.#byShipAlone = !this.#mayPay && !this.#reachable && s.freePirate !== FREE_OWED;
  }

  /** Loads the position into the harbours on demand. */
  #toHarbours(s: ElCapitanState): Harbours {
    if (this.#inHarbours) return this.#harbours;
    this.#harbours.take(s, this.#reachable);
    this.#inHarbours = true;
    return this.#harbours;
  }

  #keeps(s: ElCapitanState, action: Action): boolean {
    const kind = act.kindOf(action);
    if (kind === act.PIRATE_CARD) return this.#keepsByCard(s, act.cardOf(action), act.cityOf(action));
    if (s.acted !== NOTHING || kind < act.BUY || kind > act.PIRATE_ANCHOR) return true;
    switch (kind) {
      case act.BUY:
        return this.#afterBuying(s, act.detailOf(action));
      case act.SAIL:
        return (
          this.#ship.afterSailing(s, act.cardOf(action), act.cityOf(action)) ||
          this.#afterSailing(s, act.cardOf(action), act.cityOf(action))
        );
      case act.PIRATE_FREE:
        return canBorrow(s) || this.#afterFreeMove(s, act.berthCityOf(action), act.berthOf(action));
      case act.PIRATE_FLORINS:
        return canBorrow(s) || this.#afterPaying(s, act.berthCityOf(action), act.berthOf(action));
      case act.PIRATE_ANCHOR:
        return canBorrow(s) || this.#afterAnchoring(s, s.pirateCity, act.detailOf(action));
      default:
        return true;
    }
  }

  #afterBuying(s: ElCapitanState, card: number): boolean {
    if (this.#byShipAlone) return this.#ship.afterBuying(s, card);
    if (this.#ship.nearly(s, card)) return true;
    if (this.#isHopeless(s)) return false;
    const here = this.#here;
    const leads = wordAt(this.#tables.leads, card * PLACES + s.pirateCity) !== 0;
    const bound = leads ? here.lowest : here.bound;
    const left = this.#means.purse - wordAt(this.#tables.cardPrice, card);
    if (bound.least > left) return false;
    this.#means.buy(card);
    const keeps = this.#finishes(here, bound);
    this.#means.unbuy(card);
    return keeps;
  }

  #afterSailing(s: ElCapitanState, card: number, city: number): boolean {
    if (this.#byShipAlone || this.#isHopeless(s)) return false;
    this.#means.play(card);
    const keeps = this.#harbours.arrived(city, () => this.#finishesFrom(s));
    this.#means.unplay(card);
    return keeps;
  }

  /** Returns true if only a loan ends the turn, even with a free fare for a paid pirate move. */
  #isHopeless(s: ElCapitanState): boolean {
    if (this.#hopeless !== UNKNOWN) return this.#hopeless === 1;
    const here = this.#here;
    this.#toHarbours(s);
    here.measure(s, this.#fixed);
    if (this.#mayPay) here.measurePlans(this.#fixed, this.#means);
    else here.withoutPlans();
    this.#hopeless = this.#ship.near(s) <= this.#means.purse || this.#finishesWith(here.lowest) ? 0 : 1;
    return this.#hopeless === 1;
  }

  /** Searches the cheapest routes, once. After `#isHopeless`. */
  #survey(): RelaxedSearch {
    if (!this.#surveyed)
      this.#routes.survey(wordAt(this.#here.lowest.arriving, ANYWHERE), this.#harbours.ship, this.#means);
    this.#surveyed = true;
    return this.#routes;
  }

  /**
   * Returns a lower bound of the florins required to end the turn without a loan, regardless of the first action. Call
   * it after `#isHopeless`.
   */
  #leastTotal(): number {
    if (this.#total === UNKNOWN) {
      const { stay, arriving } = this.#here.lowest;
      this.#total = this.#fixed ? stay : Math.min(stay, this.#survey().least(arriving, 0, false));
    }
    return this.#total;
  }

  #afterFreeMove(s: ElCapitanState, city: number, berth: number): boolean {
    const h = this.#toHarbours(s);
    const { purse } = this.#means;
    this.#means.purse = Math.max(0, purse + h.protection(city) - h.debt);
    this.#fixed = true;
    h.owed = false;
    const keeps = h.anchored(city, berth, () => this.#finishesFrom(s));
    h.owed = true;
    this.#fixed = false;
    this.#means.purse = purse;
    return keeps;
  }

  #afterPaying(s: ElCapitanState, city: number, berth: number): boolean {
    const bit = 1 << city;
    if (this.#answered & bit) return (this.#answers & bit) !== 0;
    const fare = pirateFare(s, city);
    const left = this.#means.purse - fare;
    // Acting may become more expensive where the pirate arrives, and where it frees a berth before a cheaper one.
    const changed = bit | (this.#tables.berthsAscend ? 0 : 1 << s.pirateCity);
    if (this.#ship.nearApartFrom(s, changed) <= left) return this.#answer(city, true);
    if (this.#isHopeless(s)) return this.#answer(city, false);
    if (this.#finishesApartFrom(s, changed, left)) return this.#answer(city, true);
    if (this.#leastTotal() > left) return this.#answer(city, false);
    this.#means.purse = left;
    const keeps = this.#afterAnchoring(s, city, berth);
    this.#means.purse += fare;
    return keeps;
  }

  /** Caches the answer for all berths of a city. */
  #answer(city: number, keeps: boolean): boolean {
    this.#answered |= 1 << city;
    if (keeps) this.#answers |= 1 << city;
    return keeps;
  }

  /**
   * Returns true if a valid route by ship ends in none of these cities and leaves this many florins. After `#isHopeless`.
   */
  #finishesApartFrom(s: ElCapitanState, cities: number, left: number): boolean {
    return !this.#fixed && this.#survey().least(s.need, cities, true) <= left;
  }

  /**
   * Decides a position after anchoring, without a further paid pirate move. One answer covers all berths of a city if the
   * most expensive one suffices, or the cheapest does not.
   */
  #afterAnchoring(s: ElCapitanState, city: number, berth: number): boolean {
    const offers = this.#anchorages(s);
    const bit = 1 << city;
    if (this.#answered & bit) return (this.#answers & bit) !== 0;
    if (this.#finishesWith(offers.most(city))) return this.#answer(city, true);
    if (!this.#finishesWith(offers.needs(city))) return this.#answer(city, false);
    return this.#harbours.anchored(city, berth, () => this.#finishesPlainly(s));
  }

  /** Returns true if the turn can be finished in the position of the harbours without a paid pirate move. */
  #finishesPlainly(s: ElCapitanState): boolean {
    this.#tried.measure(s, this.#fixed);
    return this.#finishesWith(this.#tried.plain);
  }

  #finishesWith(needs: Needs): boolean {
    if (needs.stay <= this.#means.purse) return true;
    return this.#reach.finds(needs.arriving, this.#harbours.ship, this.#means);
  }

  /** Returns the options of every anchorage of the pirate in this position, computed on demand. */
  #anchorages(s: ElCapitanState): Anchorages {
    this.#toHarbours(s);
    if (!this.#anchoragesKnown) this.#offers.take(s, this.#fixed);
    this.#anchoragesKnown = true;
    return this.#offers;
  }

  /** Returns true if the turn can be finished from the position of the harbours, with a paid pirate move if one is left. */
  #finishesFrom(s: ElCapitanState): boolean {
    if (!this.#mayPay) return this.#finishesPlainly(s);
    this.#tried.measure(s, this.#fixed);
    this.#tried.measurePlans(this.#fixed, this.#means);
    return this.#finishes(this.#tried, this.#tried.bound);
  }

  /** Returns the same for an evaluated position; `bound` is a lower bound of the funds required. */
  #finishes(outlook: Outlook, bound: Needs): boolean {
    const { purse } = this.#means;
    const { plain, plans } = outlook;
    if (plain.stay <= purse) return true;
    if (
      (plans.length === 0 || bound.stay > purse) &&
      !this.#reach.finds(bound.arriving, this.#harbours.ship, this.#means)
    )
      return false;
    if (plans.length === 0) return true;
    if (this.#reach.finds(plain.arriving, this.#harbours.ship, this.#means)) return true;
    return plans.some((plan) => this.#succeeds(outlook, plan));
  }

  #succeeds(outlook: Outlook, plan: PiratePlan): boolean {
    return this.#succeedsAt(plan, outlook.minFare(plan)) || this.#succeedsByCards(outlook, plan);
  }

  /** Decides a plan with the pirate's fare paid in florins. */
  #succeedsAt(plan: PiratePlan, fare: number): boolean {
    const need = Math.max(0, plan.need + fare);
    const { purse } = this.#means;
    if (need > purse) return false;
    if (plan.goal === STAY) return true;
    const goal = this.#goalOf(plan.goal, need);
    if (!plan.stop) return this.#reach.finds(goal, this.#harbours.ship, this.#means);
    return this.#reach.routes.cheapestWithStop(this.#shipJourney(goal, purse), this.#means) !== null;
  }

  /** Decides a plan with the pirate sailing by cards, which the ship then lacks. */
  #succeedsByCards(outlook: Outlook, plan: PiratePlan): boolean {
    const { purse } = this.#means;
    const { from, to, goal, stop } = plan;
    const budget = purse - plan.need;
    if (outlook.minCard(from, this.#means) > budget) return false;
    const fare = this.#reach.cheapest(this.#goalsOf(to), from, this.#means, budget, true);
    if (fare > budget) return false;
    if (goal === STAY) return true;
    if (
      !stop &&
      !this.#reach.finds(this.#goalOf(goal, Math.max(0, plan.need + fare)), this.#harbours.ship, this.#means)
    )
      return false;
    return findsJointly(this.#reach.routes, this.#means, {
      pirate: { place: from, need: goalsOf(to), budget, forbidden: NO_CARDS, avoided: NO_CARDS },
      ship: this.#shipJourney(goalsOf(1 << goal), Math.min(purse, budget)),
      stop,
      budget,
    });
  }

  /**
   * Decides a card of the hand for the pirate: further cards must lead it to an anchorage from which the turn can be
   * finished (EC-12.4).
   */
  #keepsByCard(s: ElCapitanState, card: number, city: number): boolean {
    const h = this.#toHarbours(s);
    const goals = this.#seaGoals(s);
    const mayEnd = s.acted !== NOTHING || canBorrow(s);
    if ((goals >> city) & 1) {
      if (mayEnd) return true;
      if (city !== h.ship && h.berth >= 0 && h.price(h.ship, h.berth) <= this.#means.purse) return true;
    }
    if (!mayEnd && s.paidPirate === PAID_NONE && this.#isHopeless(s)) return false;
    if (this.#cardAtSea !== card) {
      this.#cardAtSea = card;
      this.#shipKnown = 0;
      this.#shipFinishing = 0;
    }
    if (((this.#shipFinishing & goals) >> city) & 1) return true;
    this.#means.play(card);
    const keeps = h.atSea(city, () =>
      mayEnd ? this.#pirateReaches(city, goals) : this.#finishesFromSea(s, city, goals),
    );
    this.#means.unplay(card);
    return keeps;
  }

  #seaGoals(s: ElCapitanState): number {
    if (this.#goalsAtSea === UNKNOWN)
      this.#goalsAtSea = this.#harbours.anchorages(s.paidPirate === PAID_SAILING ? s.pirateFrom : s.pirateCity);
    return this.#goalsAtSea;
  }

  /** Returns true if cards in hand lead the pirate to one of these cities, or it is already there. */
  #pirateReaches(city: number, goals: number): boolean {
    return this.#reach.cheapest(this.#goalsOf(goals), city, this.#means, 0, false) <= 0;
  }

  /** Decides a position with the pirate at sea in a city, which must anchor at one of the goals. */
  #finishesFromSea(s: ElCapitanState, city: number, goals: number): boolean {
    const offers = this.#anchorages(s);
    if ((goals >> city) & 1 && this.#shipFinishes(offers, city)) return true;
    const farther = goals & ~(1 << city) & handReach(this.#tables, city, this.#means);
    for (let left = farther; left !== 0; left &= left - 1) {
      const goal = lowestBit(left);
      if (this.#shipFinishes(offers, goal) && this.#finishesFarther(offers.needs(goal), city, goal)) return true;
    }
    return false;
  }

  /**
   * Returns true if the ship can finish with the pirate anchored in a city. The result does not depend on the
   * destination of the card just played.
   */
  #shipFinishes(offers: Anchorages, city: number): boolean {
    const bit = 1 << city;
    if ((this.#shipKnown & bit) === 0) {
      this.#shipKnown |= bit;
      if (this.#finishesWith(offers.needs(city))) this.#shipFinishing |= bit;
    }
    return (this.#shipFinishing & bit) !== 0;
  }

  /** Returns true if the cards suffice for the route of the pirate to the goal and then for the route of the ship. */
  #finishesFarther(needs: Needs, city: number, goal: number): boolean {
    if (!this.#pirateReaches(city, 1 << goal)) return false;
    const { purse } = this.#means;
    if (needs.stay <= purse) return true;
    return findsJointly(this.#reach.routes, this.#means, {
      pirate: {
        place: city,
        need: goalsOf(1 << goal),
        budget: 0,
        forbidden: this.#means.openCards(),
        avoided: NO_CARDS,
      },
      ship: this.#shipJourney(needs.arriving, purse),
      stop: false,
      budget: purse,
    });
  }

  #shipJourney(need: Int32Array, budget: number): Journey {
    return { place: this.#harbours.ship, need, budget, forbidden: NO_CARDS, avoided: NO_CARDS };
  }

  #goalsOf(cities: number): Int32Array {
    return goalsOf(cities, this.#goal);
  }

  /** Returns the requirement of one city alone. */
  #goalOf(city: number, need: number): Int32Array {
    this.#goal.fill(NEVER);
    this.#goal[city] = need;
    this.#goal[ANYWHERE] = need;
    return this.#goal;
  }
}

/** Returns goals without required funds: any of these cities. */
function goalsOf(cities: number, goals: Int32Array = new Int32Array(CITIES + 1)): Int32Array {
  goals.fill(NEVER);
  for (let left = cities; left !== 0; left &= left - 1) goals[lowestBit(left)] = 0;
  goals[ANYWHERE] = cities === 0 ? NEVER : 0;
  return goals;
}
