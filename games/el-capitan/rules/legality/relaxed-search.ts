import { lowestBit, wordAt } from '@levante/contract';
import { placeOf } from '../board/route.ts';
import { ASHORE, CARDS_A_WORD, CITIES, NEVER, PLACES, type Tables, WORDS } from '../board/tables.ts';
import { ANYWHERE } from '../state/state.ts';
import { Resources } from './resources.ts';

const CITY_BITS = (1 << CITIES) - 1;

/** Flag in a trail: the route may use a card twice. */
const TWICE = 1 << CARDS_A_WORD;

export const NO = 0;
export const MAYBE = 1;
export const YES = 2;

/**
 * Cheapest routes of a ship in the relaxed problem where cards can be used, and paid for, repeatedly: a lower bound of all
 * valid routes. A route that uses every card once is valid. Allocates nothing.
 */
export class RelaxedSearch {
  readonly #tables: Tables;
  /** Minimum cost of a route by city, and the destination cards it uses, with `TWICE` if it reuses one. */
  readonly #spent = new Int32Array(CITIES);
  readonly #trail = new Int32Array(CITIES);
  /** Cities as bits: reached but not expanded yet, and finished. */
  #waiting = 0;
  #done = 0;
  /** Start as a bit. Returning is a new arrival there (EC-4.7), but no route continues from it. */
  #start = 0;
  /** True if a route has returned to the start. */
  #returned = false;
  /** True if a possibly invalid route has reached an affordable goal. */
  #doubtful = false;
  /** Open cards that leave enough to act somewhere, as bits by word. */
  readonly #useful = new Int32Array(WORDS);
  #need: Int32Array = new Int32Array(CITIES + 1);
  /** Requirements that are never met. */
  readonly #unmet = new Int32Array(CITIES + 1).fill(NEVER);
  #means: Resources;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#means = new Resources(tables);
  }

  /**
   * Decides whether a ship at `from` can reach a city and act there: `YES` by a valid route, `MAYBE` if only by a possibly
   * invalid one.
   */
  explore(need: Int32Array, from: number, means: Resources): number {
    const place = placeOf(from);
    if (wordAt(need, ANYWHERE) > means.purse) return NO;
    this.#need = need;
    this.#means = means;
    this.#waiting = 0;
    this.#start = 1 << place;
    this.#done = place !== ASHORE && wordAt(need, place) <= means.purse ? 0 : this.#start;
    this.#doubtful = false;
    this.#returned = false;
    const buys = this.#listUseful();
    if (!buys && !this.#leadsToGoal()) return NO;
    if (this.#findsByHand(place)) return YES;
    if (buys && this.#findsByBuying(place)) return YES;
    return this.#doubtful ? MAYBE : NO;
  }

  /** Computes the cheapest routes to all cities that leave this many florins, and back to `from`. */
  survey(kept: number, from: number, means: Resources): void {
    const place = placeOf(from);
    this.#need = this.#unmet;
    this.#need[ANYWHERE] = kept;
    this.#means = means;
    this.#waiting = 0;
    this.#start = 1 << place;
    this.#done = 0;
    this.#returned = false;
    if (kept > means.purse) return;
    const buys = this.#listUseful();
    this.#findsByHand(place);
    if (buys) this.#findsByBuying(place);
  }

  /**
   * Returns, after `survey`, the minimum of a route's cost plus `need` at its end, except for some cities; for valid routes
   * only, or all.
   */
  least(need: Int32Array, apart: number, real: boolean): number {
    let least = NEVER;
    const reached = (this.#done | (this.#returned ? this.#start : 0)) & ~apart & CITY_BITS;
    for (let cities = reached; cities !== 0; cities &= cities - 1) {
      const city = lowestBit(cities);
      const total = wordAt(this.#spent, city) + wordAt(need, city);
      if (total < least && !(real && wordAt(this.#trail, city) >= TWICE)) least = total;
    }
    return least;
  }

  /** Lists the open cards that leave enough to act somewhere; returns true if there is one. */
  #listUseful(): boolean {
    const kept = wordAt(this.#need, ANYWHERE);
    let all = 0;
    for (let word = 0; word < WORDS; word++) {
      const useful = this.#means.payable(word, kept);
      this.#useful[word] = useful;
      all |= useful;
    }
    return all !== 0;
  }

  /** Returns true if cards in hand alone, used repeatedly, lead to an affordable goal. */
  #leadsToGoal(): boolean {
    let goals = 0;
    for (let cities = this.#tables.inPlay; cities !== 0; cities &= cities - 1) {
      if (wordAt(this.#need, lowestBit(cities)) <= this.#means.purse) goals |= cities & -cities;
    }
    return (handReach(this.#tables, lowestBit(this.#start), this.#means, goals) & goals) !== 0;
  }

  /** Expands all places by cards in hand. */
  #findsByHand(from: number): boolean {
    if (this.#byHand(from, 0, 0)) return true;
    while (this.#waiting !== 0) {
      const place = lowestBit(this.#waiting);
      this.#waiting &= this.#waiting - 1;
      this.#done |= 1 << place;
      if (this.#byHand(place, 0, wordAt(this.#trail, place))) return true;
    }
    return false;
  }

  /** Expands all these places by purchases, then the cheapest new place, and so on. */
  #findsByBuying(from: number): boolean {
    if (this.#byPurchase(from, 0, 0)) return true;
    for (let places = this.#done & ~this.#start; places !== 0; places &= places - 1) {
      const place = lowestBit(places);
      if (this.#byPurchase(place, 0, wordAt(this.#trail, place))) return true;
    }
    let paid = 0;
    while (this.#waiting !== 0) {
      const place = this.#nearest(paid);
      this.#waiting &= ~(1 << place);
      this.#done |= 1 << place;
      paid = wordAt(this.#spent, place);
      const used = wordAt(this.#trail, place);
      if (this.#byHand(place, paid, used) || this.#byPurchase(place, paid, used)) return true;
    }
    return false;
  }

  /**
   * Expands a place by every card in hand. On returning to the start, a connection may be the one by which the ship left.
   */
  #byHand(place: number, paid: number, used: number): boolean {
    const means = this.#means;
    const left = means.purse - paid;
    if (place !== ASHORE) {
      for (let to = means.joined(place) & ~this.#done; to !== 0; to &= to - 1) {
        const city = lowestBit(to);
        const trail = (to & -to) === this.#start ? used | TWICE : used;
        if (this.#arrives(city, paid, wordAt(this.#need, city) <= left, trail)) return true;
      }
    }
    for (let cards = wordAt(means.hand, 0); cards !== 0; cards &= cards - 1) {
      if (this.#byDestination(lowestBit(cards), place, paid, used)) return true;
    }
    return false;
  }

  /** Expands a place by every open card that leaves enough to act somewhere. */
  #byPurchase(place: number, paid: number, used: number): boolean {
    const t = this.#tables;
    const means = this.#means;
    const most = means.purse - wordAt(this.#need, ANYWHERE);
    for (let word = 0; word < WORDS; word++) {
      const useful = wordAt(this.#useful, word) & wordAt(t.cardsAt, place * WORDS + word);
      for (let cards = useful; cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        const cost = paid + wordAt(t.cardPrice, card);
        if (cost > most) continue;
        if (word === 0) {
          if (this.#byDestination(card, place, cost, used)) return true;
          continue;
        }
        const to = wordAt(t.leads, card * PLACES + place) & ~this.#done;
        if (to === 0) continue;
        const city = lowestBit(to);
        const trail = to === this.#start ? used | TWICE : used;
        if (this.#arrives(city, cost, wordAt(this.#need, city) <= means.purse - cost, trail)) return true;
      }
    }
    return false;
  }

  #byDestination(card: number, place: number, cost: number, used: number): boolean {
    const bit = 1 << card;
    const trail = used & bit ? used | TWICE : used | bit;
    const left = this.#means.purse - cost;
    for (let to = wordAt(this.#tables.leads, card * PLACES + place) & ~this.#done; to !== 0; to &= to - 1) {
      const city = lowestBit(to);
      if (this.#arrives(city, cost, wordAt(this.#need, city) <= left, trail)) return true;
    }
    return false;
  }

  /**
   * Handles a route to a city. Returns true if it is valid and acting there is affordable. Otherwise keeps it if it is
   * cheaper than the known one, or equally cheap and valid.
   */
  #arrives(city: number, cost: number, payable: boolean, trail: number): boolean {
    if (payable) {
      if (trail < TWICE) return true;
      this.#doubtful = true;
    }
    const bit = 1 << city;
    if (bit === this.#start) {
      this.#comesBack(city, cost, trail);
      return false;
    }
    const known = wordAt(this.#spent, city);
    if (this.#waiting & bit && (known < cost || (known === cost && wordAt(this.#trail, city) < TWICE))) return false;
    this.#spent[city] = cost;
    this.#trail[city] = trail;
    this.#waiting |= bit;
    return false;
  }

  /** Returns the unexpanded city with the cheapest route. No route is cheaper than `least`. */
  #nearest(least: number): number {
    let best = lowestBit(this.#waiting);
    for (let cities = this.#waiting; cities !== 0; cities &= cities - 1) {
      const city = lowestBit(cities);
      if (wordAt(this.#spent, city) === least) return city;
      if (wordAt(this.#spent, city) < wordAt(this.#spent, best)) best = city;
    }
    return best;
  }

  /** Handles a route back to the start: keeps the cheapest, and the valid one of two equal routes. */
  #comesBack(city: number, cost: number, trail: number): void {
    const known = wordAt(this.#spent, city);
    if (this.#returned && (known < cost || (known === cost && wordAt(this.#trail, city) < TWICE))) return;
    this.#returned = true;
    this.#spent[city] = cost;
    this.#trail[city] = trail;
  }
}

/**
 * Returns the cities reachable with cards in hand, used repeatedly, as bits. Incomplete once one of the goals is found.
 */
export function handReach(tables: Tables, from: number, means: Resources, goals = 0): number {
  const hand = wordAt(means.hand, 0);
  let reached = 0;
  for (let fresh = 1 << from; fresh !== 0 && (reached & goals) === 0; ) {
    const place = lowestBit(fresh);
    fresh &= fresh - 1;
    let to = place === ASHORE ? 0 : means.joined(place);
    for (let cards = hand; cards !== 0; cards &= cards - 1)
      to |= wordAt(tables.leads, lowestBit(cards) * PLACES + place);
    fresh |= to & ~reached & ~(1 << from);
    reached |= to;
  }
  return reached;
}
