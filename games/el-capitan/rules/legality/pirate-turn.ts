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
 * The dead-end rule (EC-3.4) with the pirate (EC-12): whether after a candidate the turn can still end, by ship, by the
 * free pirate move and its protection money, and by one paid pirate move. Exact in every position; the proof is
 * in `docs/decisions/0018-dead-ends-with-the-pirate.md`.
 */
export class PirateTurn {
  readonly #tables: Tables;
  readonly #reach: Reach;
  readonly #ship: ShipTurn;
  readonly #means: Resources;
  /** Who lies where, once `#toHarbours` has taken it over. */
  readonly #harbours: Harbours;
  #inHarbours = false;
  /** Of the position as it is, measured with `#hopeless`, 1 or 0; and of one that is tried. */
  readonly #here: Outlook;
  #hopeless = UNKNOWN;
  #total = UNKNOWN;
  /** The cheapest ways with all open cards, looked for with `#hopeless`. */
  readonly #ways: RelaxedSearch;
  #surveyed = false;
  /** Where the pirate may be anchored that sails by card, as bits. */
  #goalsAtSea = UNKNOWN;
  /** The card by which the pirate is at sea, and by anchorage, as bits, whether it is known that the ship finishes, and that it does. */
  #cardAtSea = UNKNOWN;
  #shipKnown = 0;
  #shipFinishing = 0;
  readonly #tried: Outlook;
  /** What the anchorages of the pirate offer, by city; and those whose answer is known, and is yes, as bits. */
  readonly #offers: Anchorages;
  #anchoragesKnown = false;
  #answered = 0;
  #answers = 0;
  /** The need of one goal alone. */
  readonly #goal = new Int32Array(CITIES + 1);
  /** Whether the ship must stay, and whether a paid pirate move is left. */
  #fixed = false;
  /** Whether the ship may come to an extra city, and whether no pirate move is left that could help. */
  #reachable = false;
  #byShipAlone = false;
  #mayPay = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#reach = new Reach(tables);
    this.#ways = new RelaxedSearch(tables);
    this.#ship = new ShipTurn(tables);
    this.#means = this.#ship.means;
    this.#harbours = new Harbours(tables);
    this.#here = new Outlook(tables, this.#harbours);
    this.#tried = new Outlook(tables, this.#harbours);
    this.#offers = new Anchorages(this.#harbours);
  }

  /** Fills `out` with the candidates that keep the turn from a dead end, ascending. */
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

  /** Whether a candidate does. */
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
    // To an extra city a ship comes by a destination card alone (EC-11.2).
    this.#reachable = (wordAt(this.#means.hand, 0) | this.#means.payable(0, 0)) !== 0;
    this.#byShipAlone = !this.#mayPay && !this.#reachable && s.freePirate !== FREE_OWED;
  }

  /** Takes the position over into the harbours, once it is needed. */
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

  /** Whether nothing but a loan ends the turn, even if the way of a paid pirate move cost nothing. */
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

  /** Looks for the cheapest ways, once. After `#isHopeless`. */
  #survey(): RelaxedSearch {
    if (!this.#surveyed)
      this.#ways.survey(wordAt(this.#here.lowest.arriving, ANYWHERE), this.#harbours.ship, this.#means);
    this.#surveyed = true;
    return this.#ways;
  }

  /** A lower bound of the florins without which nothing but a loan ends the turn, whatever is done first. After `#isHopeless`. */
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
    // Where the pirate comes to, and where it leaves a berth that comes before a cheaper one, acting may get dearer.
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

  /** Remembers what is so for all berths of a city. */
  #answer(city: number, keeps: boolean): boolean {
    this.#answered |= 1 << city;
    if (keeps) this.#answers |= 1 << city;
    return keeps;
  }

  /** Whether a real way by ship ends in none of these cities and leaves so many florins. After `#isHopeless`. */
  #finishesApartFrom(s: ElCapitanState, cities: number, left: number): boolean {
    return !this.#fixed && this.#survey().least(s.need, cities, true) <= left;
  }

  /** No further paid pirate move is left. One answer serves all berths of a city where the dearest or not even the cheapest will do. */
  #afterAnchoring(s: ElCapitanState, city: number, berth: number): boolean {
    const offers = this.#anchorages(s);
    const bit = 1 << city;
    if (this.#answered & bit) return (this.#answers & bit) !== 0;
    if (this.#finishesWith(offers.most(city))) return this.#answer(city, true);
    if (!this.#finishesWith(offers.needs(city))) return this.#answer(city, false);
    return this.#harbours.anchored(city, berth, () => this.#finishesPlainly(s));
  }

  /** Whether the turn can be finished in the position of the harbours without a paid pirate move. */
  #finishesPlainly(s: ElCapitanState): boolean {
    this.#tried.measure(s, this.#fixed);
    return this.#finishesWith(this.#tried.plain);
  }

  #finishesWith(needs: Needs): boolean {
    if (needs.stay <= this.#means.purse) return true;
    return this.#reach.finds(needs.arriving, this.#harbours.ship, this.#means);
  }

  /** What every anchorage of the pirate offers in the position as it is, measured when first asked for. */
  #anchorages(s: ElCapitanState): Anchorages {
    this.#toHarbours(s);
    if (!this.#anchoragesKnown) this.#offers.take(s, this.#fixed);
    this.#anchoragesKnown = true;
    return this.#offers;
  }

  /** Whether it can, with a paid pirate move if one is left. */
  #finishesFrom(s: ElCapitanState): boolean {
    if (!this.#mayPay) return this.#finishesPlainly(s);
    this.#tried.measure(s, this.#fixed);
    this.#tried.measurePlans(this.#fixed, this.#means);
    return this.#finishes(this.#tried, this.#tried.bound);
  }

  /** The same, what the position offers known; `bound` is a lower bound of what must be left. */
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
    return this.#succeedsAt(plan, outlook.leastFare(plan)) || this.#succeedsByCards(outlook, plan);
  }

  /** The pirate is paid for with florins. */
  #succeedsAt(plan: PiratePlan, fare: number): boolean {
    const need = Math.max(0, plan.need + fare);
    const { purse } = this.#means;
    if (need > purse) return false;
    if (plan.goal === STAY) return true;
    const goal = this.#goalOf(plan.goal, need);
    if (!plan.stop) return this.#reach.finds(goal, this.#harbours.ship, this.#means);
    return this.#reach.routes.cheapestWithStop(this.#shipJourney(goal, purse), this.#means) !== null;
  }

  /** The pirate sails by cards, which the ship then lacks. */
  #succeedsByCards(outlook: Outlook, plan: PiratePlan): boolean {
    const { purse } = this.#means;
    const { from, to, goal, stop } = plan;
    const budget = purse - plan.need;
    if (outlook.leastCard(from, this.#means) > budget) return false;
    const fare = this.#reach.cheapest(this.#goalsOf(to), from, this.#means, budget, true);
    if (fare > budget) return false;
    if (goal === STAY) return true;
    if (
      !stop &&
      !this.#reach.finds(this.#goalOf(goal, Math.max(0, plan.need + fare)), this.#harbours.ship, this.#means)
    )
      return false;
    return findsJointly(this.#reach.routes, this.#means, {
      pirate: { place: from, need: goalsOf(to), budget, forbidden: NO_CARDS, avoided: NO_CARDS, mayStay: false },
      ship: this.#shipJourney(goalsOf(1 << goal), Math.min(purse, budget)),
      stop,
      budget,
    });
  }

  /** The pirate has sailed by a card of the hand: further ones bring it to an anchorage, and what follows there ends the turn (EC-12.4). */
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

  /** Whether the hand alone leads the pirate to one of these cities, if it is not there. */
  #pirateReaches(city: number, goals: number): boolean {
    return this.#reach.cheapest(this.#goalsOf(goals), city, this.#means, 0, false) <= 0;
  }

  /** The pirate is at sea in a city by a card of the hand, and one of the goals is to be its anchorage. */
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

  /** Whether the cards suffice for the ship with the pirate anchored in a city: the same wherever the card just played leads. */
  #shipFinishes(offers: Anchorages, city: number): boolean {
    const bit = 1 << city;
    if ((this.#shipKnown & bit) === 0) {
      this.#shipKnown |= bit;
      if (this.#finishesWith(offers.needs(city))) this.#shipFinishing |= bit;
    }
    return (this.#shipFinishing & bit) !== 0;
  }

  /** Whether the cards suffice for the way of the pirate to the goal and then for that of the ship. */
  #finishesFarther(needs: Needs, city: number, goal: number): boolean {
    if (!this.#pirateReaches(city, 1 << goal)) return false;
    const { purse } = this.#means;
    if (needs.stay <= purse) return true;
    return findsJointly(this.#reach.routes, this.#means, {
      pirate: {
        ...{ place: city, need: goalsOf(1 << goal), budget: 0 },
        ...{ forbidden: this.#means.openCards(), avoided: NO_CARDS, mayStay: false },
      },
      ship: this.#shipJourney(needs.arriving, purse),
      stop: false,
      budget: purse,
    });
  }

  #shipJourney(need: Int32Array, budget: number): Journey {
    return { place: this.#harbours.ship, need, budget, forbidden: NO_CARDS, avoided: NO_CARDS, mayStay: false };
  }

  #goalsOf(cities: number): Int32Array {
    return goalsOf(cities, this.#goal);
  }

  /** A need of one city alone. */
  #goalOf(city: number, need: number): Int32Array {
    this.#goal.fill(NEVER);
    this.#goal[city] = need;
    this.#goal[ANYWHERE] = need;
    return this.#goal;
  }
}

/** Needs nothing but to come to one of these cities. */
function goalsOf(cities: number, goals: Int32Array = new Int32Array(CITIES + 1)): Int32Array {
  goals.fill(NEVER);
  for (let left = cities; left !== 0; left &= left - 1) goals[lowestBit(left)] = 0;
  goals[ANYWHERE] = cities === 0 ? NEVER : 0;
  return goals;
}
