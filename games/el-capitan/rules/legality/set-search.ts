import { lowestBit, wordAt } from '@levante/contract';
import { ASHORE, CARDS_A_WORD, CITIES, NEVER, PLACES, type Tables, WORDS } from '../board/tables.ts';
import { ANYWHERE } from '../state/state.ts';
import type { Resources } from './resources.ts';

/** Maximum number of sets in one search; larger ones are left to `RouteSearch`. */
const MAX_SETS = 1024;
const MAX_CARDS = 10;
/** Result of a search that cannot decide. */
export const UNDECIDED = -1;

/**
 * Exact minimum of florins for a route, by dynamic programming over sets of cities as bits: `sets[florins * masks +
 * used]` contains the cities reached by routes that have spent that many florins and used exactly these destination
 * cards. As in `RouteSearch`, nothing else matters. For few cards and florins, the usual case, this is the fastest
 * exact answer, and it allocates nothing.
 */
export class SetSearch {
  readonly #tables: Tables;
  readonly #sets = new Int32Array(MAX_SETS);
  /** Destination cards in use, with their prices; and the destinations of free connection cards by city, as bits. */
  readonly #cards = new Int32Array(MAX_CARDS);
  readonly #prices = new Int32Array(MAX_CARDS);
  #count = 0;
  readonly #joined = new Int32Array(PLACES);
  /** Connection cards at a price, with their ends. */
  readonly #ends = new Int32Array(2 * CARDS_A_WORD);
  readonly #fares = new Int32Array(2 * CARDS_A_WORD);
  #connections = 0;
  #start = 0;
  #need: Int32Array = new Int32Array(CITIES + 1);
  #best = NEVER;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /**
   * Returns the minimum of a route's cost to another city plus `need` there; `NEVER` if it is over the budget, `UNDECIDED`
   * if it needs the full search. Without `buying` only cards in hand are used. If `need[place]` is within the budget, a
   * route may also return to its origin.
   */
  cheapest(need: Int32Array, place: number, means: Resources, budget: number, buying: boolean): number {
    const left = budget - wordAt(need, ANYWHERE);
    if (left < 0) return NEVER;
    if (!this.#listCards(means, buying ? left : -1)) return UNDECIDED;
    const masks = 1 << this.#count;
    const most = buying && this.#connections + this.#pricedCards() > 0 ? left : 0;
    if (masks * (most + 1) > MAX_SETS) return UNDECIDED;
    this.#need = need;
    this.#best = budget + 1;
    this.#start = 1 << place;
    const back = place === ASHORE ? NEVER : wordAt(need, place);
    let seen = this.#start;
    for (let spent = 0; spent <= most && this.#mayImprove(seen, spent, back); spent++) {
      for (let used = 0; used < masks; used++) {
        const set = this.#setOf(spent, used, masks);
        this.#sets[spent * masks + used] = set;
        this.#arrive(set & ~seen, spent);
        seen |= set;
        if (set !== 0 && spent + back < this.#best && this.#returns(set, spent, used, back)) return UNDECIDED;
      }
    }
    return this.#best > budget ? NEVER : this.#best;
  }

  /** Returns true if an unvisited city, or a return to the start, could be the best with that much spent. */
  #mayImprove(seen: number, spent: number, back: number): boolean {
    if (spent + back < this.#best) return true;
    for (let cities = this.#tables.inPlay & ~seen; cities !== 0; cities &= cities - 1)
      if (spent + wordAt(this.#need, lowestBit(cities)) < this.#best) return true;
    return false;
  }

  /** Lists the cards usable with that many florins (-1 for the hand alone). Returns false if there are too many. */
  #listCards(means: Resources, florins: number): boolean {
    const t = this.#tables;
    const payable = (word: number): number => (florins < 0 ? 0 : means.payable(word, means.purse - florins));
    this.#count = 0;
    const hand = wordAt(means.hand, 0);
    for (let cards = hand | (florins < 0 ? 0 : payable(0)); cards !== 0; cards &= cards - 1) {
      if (this.#count === MAX_CARDS) return false;
      const card = lowestBit(cards);
      this.#cards[this.#count] = card;
      this.#prices[this.#count] = hand & (1 << card) ? 0 : wordAt(t.cardPrice, card);
      this.#count += 1;
    }
    for (const city of t.cities) this.#joined[city] = means.joined(city);
    this.#connections = 0;
    for (let word = 1; word < WORDS; word++) {
      for (let cards = payable(word); cards !== 0; cards &= cards - 1)
        this.#connect(word * CARDS_A_WORD + lowestBit(cards));
    }
    return true;
  }

  #connect(card: number): void {
    const ends = wordAt(this.#tables.cardEnds, card);
    const fare = wordAt(this.#tables.cardPrice, card);
    if (fare > 0) {
      this.#ends[this.#connections] = ends;
      this.#fares[this.#connections] = fare;
      this.#connections += 1;
      return;
    }
    for (let left = ends; left !== 0; left &= left - 1) {
      const city = lowestBit(left);
      this.#joined[city] = wordAt(this.#joined, city) | (ends & ~(1 << city));
    }
  }

  #pricedCards(): number {
    let count = 0;
    for (let i = 0; i < this.#count; i++) if (wordAt(this.#prices, i) > 0) count += 1;
    return count;
  }

  /**
   * Returns the cities reached with that much spent and exactly these cards used. All cheaper sets must be computed
   * before.
   */
  #setOf(spent: number, used: number, masks: number): number {
    if (spent === 0 && used === 0) return this.#closure(this.#start);
    let set = 0;
    for (let i = 0; i < this.#connections; i++) {
      const before = spent - wordAt(this.#fares, i);
      if (before < 0) continue;
      const ends = wordAt(this.#ends, i);
      const at = wordAt(this.#sets, before * masks + used) & ends;
      if (at !== 0) set |= at === ends ? ends : ends & ~at;
    }
    for (let left = used; left !== 0; left &= left - 1) {
      const i = lowestBit(left);
      const before = spent - wordAt(this.#prices, i);
      if (before >= 0)
        set |= this.#ledBy(wordAt(this.#cards, i), wordAt(this.#sets, before * masks + (used & ~(1 << i))));
    }
    set &= ~this.#start;
    return this.#closure(set) & ~this.#start;
  }

  /** Returns the destinations of a destination card from any of these places. */
  #ledBy(card: number, places: number): number {
    let to = 0;
    for (let left = places; left !== 0; left &= left - 1)
      to |= wordAt(this.#tables.leads, card * PLACES + lowestBit(left));
    return to;
  }

  /** Returns the closure of these places under free connection cards. */
  #closure(places: number): number {
    let all = places;
    for (let fresh = places; fresh !== 0; ) {
      let next = 0;
      for (let left = fresh; left !== 0; left &= left - 1) next |= wordAt(this.#joined, lowestBit(left));
      fresh = next & ~all & ~this.#start;
      all |= fresh;
    }
    return all;
  }

  #arrive(cities: number, spent: number): void {
    for (let left = cities; left !== 0; left &= left - 1)
      this.#best = Math.min(this.#best, spent + wordAt(this.#need, lowestBit(left)));
  }

  /**
   * Handles routes back to the start by a further destination card. Returns true if a route by a connection card, which
   * the ship may have used to leave, could be cheaper.
   */
  #returns(set: number, spent: number, used: number, back: number): boolean {
    for (let i = 0; i < this.#count; i++) {
      if ((used >> i) & 1 || (this.#ledBy(wordAt(this.#cards, i), set & ~this.#start) & this.#start) === 0) continue;
      this.#best = Math.min(this.#best, spent + wordAt(this.#prices, i) + back);
    }
    if (spent + back >= this.#best) return false;
    if (wordAt(this.#joined, lowestBit(this.#start)) & set) return true;
    for (let i = 0; i < this.#connections; i++) {
      const ends = wordAt(this.#ends, i);
      if (ends & this.#start && ends & set & ~this.#start) return true;
    }
    return false;
  }
}
