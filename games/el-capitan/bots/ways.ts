import { byteAt, doubleAt, wordAt } from '@levante/contract';
import { bitOf, CITIES, type ElCapitanState, leadsTo, WORDS, wordOf } from '@levante/el-capitan/rules';
import { WEIGHTS } from './figures/weights.ts';

/** The longest chain of cards considered. */
const MOST_LEGS = 4;
/** Ways kept to each city. */
export const WAYS = 2;
const MOST_CARDS = 30;
const SLOTS = CITIES * WAYS;
/** Of two ways that cost the same the shorter one is better. */
const LEG = 0.05;

/**
 * The cheapest ways of a ship to every city, with cards of the hand and open ones. A way is a slot
 * `city * WAYS + i`, cheapest first; its legs are cards with the city each leads to.
 */
export class Ways {
  /** What the slot's way costs in the long run, hand cards at what they are worth; Infinity where there is none. */
  readonly cost = new Float64Array(SLOTS);
  /** What it costs at once. */
  readonly price = new Int32Array(SLOTS);
  readonly legs = new Int8Array(SLOTS);
  readonly cards = new Int8Array(SLOTS * MOST_LEGS);
  readonly stops = new Int8Array(SLOTS * MOST_LEGS);
  /** Bits of the cards used, in the order of the list that was searched. */
  readonly used = new Int32Array(SLOTS);

  #count = 0;
  readonly #card = new Int8Array(MOST_CARDS);
  readonly #price = new Int32Array(MOST_CARDS);
  readonly #cost = new Float64Array(MOST_CARDS);
  readonly #pathCard = new Int8Array(MOST_LEGS);
  readonly #pathStop = new Int8Array(MOST_LEGS);
  #state: ElCapitanState | null = null;
  #cash = 0;
  #banned = 0;

  /** Lists the cards: the hand first, then the open ones. `find` may be asked until it is listed anew. */
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
    if (this.#count === MOST_CARDS) return;
    this.#card[this.#count] = card;
    this.#price[this.#count] = price;
    this.#cost[this.#count] = cost;
    this.#count += 1;
  }

  /** The bit of a card in `used` and `banned`; 0 if it is not listed. */
  bit(card: number): number {
    for (let i = 0; i < this.#count; i++) if (this.#card[i] === card) return 1 << i;
    return 0;
  }

  /** Makes a listed card count as one of the hand already. */
  own(card: number, cost: number): void {
    for (let i = 0; i < this.#count; i++) {
      if (this.#card[i] !== card) continue;
      this.#price[i] = 0;
      this.#cost[i] = cost;
    }
  }

  /** Finds the ways from a place with so much cash, without the cards in `banned`. */
  find(from: number, cash: number, banned = 0): void {
    this.cost.fill(Number.POSITIVE_INFINITY);
    this.#cash = cash;
    this.#banned = banned;
    this.#walk(from, from, 0, 0, 0, 0);
  }

  #walk(from: number, here: number, used: number, cost: number, price: number, depth: number): void {
    const s = this.#state;
    if (!s || depth === MOST_LEGS) return;
    for (let i = 0; i < this.#count; i++) {
      if (((used | this.#banned) >> i) & 1) continue;
      const paid = price + wordAt(this.#price, i);
      if (paid > this.#cash && paid > 0) continue;
      const card = byteAt(this.#card, i);
      const whole = cost + doubleAt(this.#cost, i) + LEG;
      this.#pathCard[depth] = card;
      for (let to = leadsTo(s.tables, card, here); to !== 0; to &= to - 1) {
        const city = 31 - Math.clz32(to & -to);
        if (city === from) continue;
        this.#pathStop[depth] = city;
        if (this.#keep(city, used | (1 << i), whole, paid, depth + 1)) {
          this.#walk(from, city, used | (1 << i), whole, paid, depth + 1);
          this.#pathCard[depth] = card;
        }
      }
    }
  }

  /** Keeps the way walked if it is one of the cheapest to the city. */
  #keep(city: number, used: number, cost: number, price: number, legs: number): boolean {
    const first = city * WAYS;
    let slot = first + WAYS;
    while (slot > first && cost < doubleAt(this.cost, slot - 1)) slot -= 1;
    if (slot === first + WAYS) return false;
    for (let i = first + WAYS - 1; i > slot; i--) this.#copySlot(i - 1, i);
    this.cost[slot] = cost;
    this.price[slot] = price;
    this.legs[slot] = legs;
    this.used[slot] = used;
    for (let i = 0; i < legs; i++) {
      this.cards[slot * MOST_LEGS + i] = byteAt(this.#pathCard, i);
      this.stops[slot * MOST_LEGS + i] = byteAt(this.#pathStop, i);
    }
    return true;
  }

  #copySlot(from: number, to: number): void {
    this.cost[to] = doubleAt(this.cost, from);
    this.price[to] = wordAt(this.price, from);
    this.legs[to] = byteAt(this.legs, from);
    this.used[to] = wordAt(this.used, from);
    for (let i = 0; i < MOST_LEGS; i++) {
      this.cards[to * MOST_LEGS + i] = byteAt(this.cards, from * MOST_LEGS + i);
      this.stops[to * MOST_LEGS + i] = byteAt(this.stops, from * MOST_LEGS + i);
    }
  }

  /** The first card of a way and the city it leads to. */
  firstCard(slot: number): number {
    return byteAt(this.cards, slot * MOST_LEGS);
  }

  firstStop(slot: number): number {
    return byteAt(this.stops, slot * MOST_LEGS);
  }
}

/** Whether a pile, or the hand that begins at `offset`, holds a card. */
export function holds(words: Int32Array, offset: number, card: number): boolean {
  return (wordAt(words, offset + wordOf(card)) & bitOf(card)) !== 0;
}

/** The share of its price that a card in hand is worth: nothing once no voyage can follow. */
export function holdShare(s: ElCapitanState, builds: number): number {
  return s.phase === 3 && builds === 0 ? 0 : WEIGHTS.hold;
}
