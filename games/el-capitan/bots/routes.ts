import { byteAt, doubleAt, wordAt } from '@levante/contract';
import { bitOf, CITIES, type ElCapitanState, leadsTo, WORDS, wordOf } from '@levante/el-capitan/rules';
import { WEIGHTS } from './figures/weights.ts';

/** Maximum number of cards in a route. */
const MAX_LEGS = 4;
/** Number of routes kept per city. */
export const ROUTES_PER_CITY = 2;
const MAX_CARDS = 30;
const SLOTS = CITIES * ROUTES_PER_CITY;
/** Cost per leg, which breaks ties in favour of shorter routes. */
const LEG = 0.05;

/**
 * Finds the cheapest routes of a ship to every city with the cards in hand and the open ones. Slot
 * `city * ROUTES_PER_CITY + i` stores the i-th cheapest route to a city; its legs are cards with their destinations.
 */
export class Routes {
  /** Long-term cost of the route, including the value of cards in hand; Infinity for an empty slot. */
  readonly cost = new Float64Array(SLOTS);
  /** Florins to pay for the route. */
  readonly price = new Int32Array(SLOTS);
  readonly legs = new Int8Array(SLOTS);
  readonly cards = new Int8Array(SLOTS * MAX_LEGS);
  readonly stops = new Int8Array(SLOTS * MAX_LEGS);
  /** Set of cards used, as a bit mask over the listed cards. */
  readonly used = new Int32Array(SLOTS);

  #count = 0;
  readonly #card = new Int8Array(MAX_CARDS);
  readonly #price = new Int32Array(MAX_CARDS);
  readonly #cost = new Float64Array(MAX_CARDS);
  readonly #pathCard = new Int8Array(MAX_LEGS);
  readonly #pathStop = new Int8Array(MAX_LEGS);
  #state: ElCapitanState | null = null;
  #from = 0;
  #cash = 0;
  #banned = 0;

  /** Lists the available cards: the hand first, then the open ones. Must precede `find`. */
  list(s: ElCapitanState, seat: number, holdShare: number): void {
    this.#state = s;
    this.#count = 0;
    for (let card = 0; card < s.tables.cardPrice.length; card++) {
      const price = wordAt(s.tables.cardPrice, card);
      if (holds(s.hands, seat * WORDS, card)) this.#add(card, 0, holdShare * price);
    }
    for (let card = 0; card < s.tables.cardPrice.length; card++) {
      const price = wordAt(s.tables.cardPrice, card);
      if (holds(s.open, 0, card)) this.#add(card, price, price);
    }
  }

  #add(card: number, price: number, cost: number): void {
    if (this.#count === MAX_CARDS) return;
    this.#card[this.#count] = card;
    this.#price[this.#count] = price;
    this.#cost[this.#count] = cost;
    this.#count += 1;
  }

  /** Returns the bit of a card in `used` and `banned`; 0 if it is not listed. */
  bit(card: number): number {
    for (let i = 0; i < this.#count; i++) if (this.#card[i] === card) return 1 << i;
    return 0;
  }

  /** Treats a listed card as already in hand, at a given long-term cost. */
  own(card: number, cost: number): void {
    for (let i = 0; i < this.#count; i++) {
      if (this.#card[i] !== card) continue;
      this.#price[i] = 0;
      this.#cost[i] = cost;
    }
  }

  /** Finds the routes from a place with the given cash, without the cards in `banned`. */
  find(from: number, cash: number, banned = 0): void {
    this.cost.fill(Number.POSITIVE_INFINITY);
    this.#from = from;
    this.#cash = cash;
    this.#banned = banned;
    this.#walk(from, 0, 0, 0, 0);
  }

  #walk(here: number, used: number, cost: number, price: number, depth: number): void {
    const s = this.#state;
    if (!s || depth === MAX_LEGS) return;
    for (let i = 0; i < this.#count; i++) {
      if (((used | this.#banned) >> i) & 1) continue;
      const paid = price + wordAt(this.#price, i);
      if (paid > this.#cash && paid > 0) continue;
      const card = byteAt(this.#card, i);
      const whole = cost + doubleAt(this.#cost, i) + LEG;
      this.#pathCard[depth] = card;
      for (let to = leadsTo(s.tables, card, here); to !== 0; to &= to - 1) {
        const city = 31 - Math.clz32(to & -to);
        if (city === this.#from) continue;
        this.#pathStop[depth] = city;
        if (this.#keep(city, used | (1 << i), whole, paid, depth + 1)) {
          this.#walk(city, used | (1 << i), whole, paid, depth + 1);
          this.#pathCard[depth] = card;
        }
      }
    }
  }

  /** Stores the current path if it is among the cheapest to the city; returns whether it was stored. */
  #keep(city: number, used: number, cost: number, price: number, legs: number): boolean {
    const first = city * ROUTES_PER_CITY;
    let slot = first + ROUTES_PER_CITY;
    while (slot > first && cost < doubleAt(this.cost, slot - 1)) slot -= 1;
    if (slot === first + ROUTES_PER_CITY) return false;
    for (let i = first + ROUTES_PER_CITY - 1; i > slot; i--) this.#copySlot(i - 1, i);
    this.cost[slot] = cost;
    this.price[slot] = price;
    this.legs[slot] = legs;
    this.used[slot] = used;
    for (let i = 0; i < legs; i++) {
      this.cards[slot * MAX_LEGS + i] = byteAt(this.#pathCard, i);
      this.stops[slot * MAX_LEGS + i] = byteAt(this.#pathStop, i);
    }
    return true;
  }

  #copySlot(from: number, to: number): void {
    this.cost[to] = doubleAt(this.cost, from);
    this.price[to] = wordAt(this.price, from);
    this.legs[to] = byteAt(this.legs, from);
    this.used[to] = wordAt(this.used, from);
    for (let i = 0; i < MAX_LEGS; i++) {
      this.cards[to * MAX_LEGS + i] = byteAt(this.cards, from * MAX_LEGS + i);
      this.stops[to * MAX_LEGS + i] = byteAt(this.stops, from * MAX_LEGS + i);
    }
  }

  /** Returns the first card of a route. */
  firstCard(slot: number): number {
    return byteAt(this.cards, slot * MAX_LEGS);
  }

  /** Returns the destination of the first card of a route. */
  firstStop(slot: number): number {
    return byteAt(this.stops, slot * MAX_LEGS);
  }
}

/** Returns whether a set of cards that starts at `offset` contains a card. */
export function holds(words: Int32Array, offset: number, card: number): boolean {
  return (wordAt(words, offset + wordOf(card)) & bitOf(card)) !== 0;
}

/** Returns the value of a card in hand as a share of its price; 0 once no voyage can follow. */
export function holdShare(s: ElCapitanState, builds: number): number {
  return s.phase === 3 && builds === 0 ? 0 : WEIGHTS.hold;
}
