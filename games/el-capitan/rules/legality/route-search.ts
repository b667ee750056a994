import { lowestBit, wordAt } from '@levante/contract';
import { DESTINATION_CARDS } from '../board/counts.ts';
import {
  ASHORE,
  bitOf,
  CARDS_A_WORD,
  CITIES,
  MAX_SEALS,
  NEVER,
  PLACES,
  type Tables,
  WORDS,
  wordOf,
} from '../board/tables.ts';
import { ANYWHERE } from '../state/state.ts';
import { type CardSet, NO_CARDS, withCardIn } from './card-set.ts';
import type { Resources } from './resources.ts';

/** A route: the cards it plays, and the florins it needs for cards and at its end. */
export interface Route {
  readonly florins: number;
  readonly cards: CardSet;
}

/** Parameters of a search. */
export interface Journey {
  /** Origin: a city, or `ASHORE`. */
  readonly place: number;
  /** need[city]: funds required on arriving there, `NEVER` if the route may not end there; need[ANYWHERE]: their minimum. */
  readonly need: Int32Array;
  /** Florins to spend, including the funds required at the end. */
  readonly budget: number;
  /** Cards that must not be used. */
  readonly forbidden: CardSet;
  /** Cards that are used only if alternatives are more expensive. */
  readonly avoided: CardSet;
}

/** Costs are florins times this, plus the number of avoided cards used; no route has as many cards. */
const TIES = 64;

/** Partial route as an entry of the search; the root has no card. */
interface Label {
  readonly city: number;
  readonly cost: number;
  /** Destination cards used, as bits. */
  readonly used: number;
  readonly parent: Label | null;
  readonly card: number;
  /** True if a better one has reached the same city since. */
  dominated: boolean;
}

/**
 * Exact search for the cheapest route of a ship, using every card at most once. It allocates, and is used only if `Reach`
 * does not decide, or if the cards of the route are needed.
 *
 * A route visits each city at most once, since being there earlier with more cards is at least as good. So a connection
 * card, which joins two cities, is never needed twice, and only the destination cards used must be stored. A destination
 * card leads to its own city in the first step or never: a later step could have been the first. After that only the seals
 * of a card count, so among cards with equal seals the cheapest goes first. Dominance: a label (city, cost, cards used) is
 * dropped if another in the same city costs no more and has used no further cards. Returning to the origin is a new arrival
 * there (EC-4.7): `#returning` searches it by its last card.
 */
export class RouteSearch {
  readonly #tables: Tables;
  readonly #hand = new Int32Array(WORDS);
  readonly #open = new Int32Array(WORDS);
  #avoided: CardSet = NO_CARDS;
  /** Destination cards by seals, in the order in which they are used as routes. */
  #kinds: readonly (readonly number[])[] = [];
  #labels: Label[][] = [];
  #queue: Label[] = [];
  #best: Label | null = null;
  #bestTotal = 0;
  #start = ASHORE;
  #need: Int32Array = new Int32Array(CITIES + 1);

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Returns the route that needs the fewest florins; null if none is within the budget. */
  cheapest(journey: Journey, means: Resources): Route | null {
    const { place, need, budget, forbidden, avoided } = journey;
    for (let word = 0; word < WORDS; word++) {
      this.#hand[word] = wordAt(means.hand, word) & ~(forbidden[word] ?? 0);
      this.#open[word] = wordAt(means.open, word) & ~(forbidden[word] ?? 0);
    }
    this.#avoided = avoided;
    return better(this.#arriving(place, need, budget), this.#returning(place, need, budget));
  }

  /** Returns the cheapest route with a stop: the first voyage does not count as arriving. */
  cheapestWithStop(journey: Journey, means: Resources): Route | null {
    const { place, forbidden } = journey;
    let found: Route | null = null;
    for (let card = 0; card < this.#tables.cardCodes.length; card++) {
      const bit = bitOf(card);
      const word = wordOf(card);
      if ((forbidden[word] ?? 0) & bit || ((wordAt(means.hand, word) | wordAt(means.open, word)) & bit) === 0) continue;
      const price = wordAt(means.hand, word) & bit ? 0 : wordAt(this.#tables.cardPrice, card);
      const left = journey.budget - price;
      const without = withCardIn(forbidden, card);
      for (let to = wordAt(this.#tables.leads, card * PLACES + place); to !== 0 && left >= 0; to &= to - 1) {
        const onward = { ...journey, place: lowestBit(to), budget: left, forbidden: without };
        const rest = this.cheapest(onward, means);
        if (rest) found = better(found, { florins: rest.florins + price, cards: withCardIn(rest.cards, card) });
      }
    }
    return found;
  }

  /** Returns the cheapest route that ends in another city than its origin. */
  #arriving(place: number, need: Int32Array, budget: number): Route | null {
    this.#sortKinds();
    this.#labels = Array.from({ length: PLACES }, () => []);
    this.#start = place;
    this.#need = need;
    this.#best = null;
    this.#bestTotal = budget * TIES + TIES - 1;
    const root = { city: place, cost: 0, used: 0, parent: null, card: -1, dominated: false };
    this.#queue = [root];
    this.#byOwnCity(root);
    for (const label of this.#queue) {
      if (label.dominated) continue;
      this.#bySeals(label);
      this.#byConnection(label);
    }
    return this.#best && routeOf(this.#best, Math.floor(this.#bestTotal / TIES));
  }

  /**
   * Returns the cheapest route back to its origin, by its last card: a route, a connection, or a destination card of the
   * city itself.
   */
  #returning(place: number, need: Int32Array, budget: number): Route | null {
    const there = wordAt(need, place);
    const t = this.#tables;
    let found: Route | null = null;
    for (let word = 0; word < WORDS; word++) {
      for (let cards = wordAt(this.#hand, word) | wordAt(this.#open, word); cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        const from = this.#leadsFrom(card, place);
        const price = this.#priceOf(card);
        if (from === 0 || there + price > budget) continue;
        const goal = new Int32Array(CITIES + 1).fill(NEVER);
        for (const city of t.cities) if ((from >> city) & 1) goal[city] = there + price;
        goal[ANYWHERE] = there + price;
        const route = this.#without(card, () => this.#arriving(place, goal, budget));
        if (route) found = better(found, { florins: route.florins, cards: withCardIn(route.cards, card) });
      }
    }
    return found;
  }

  /** Returns the cities from which a card leads to a city, as bits. */
  #leadsFrom(card: number, city: number): number {
    let from = 0;
    for (const other of this.#tables.cities) {
      if ((wordAt(this.#tables.leads, card * PLACES + other) >> city) & 1) from |= 1 << other;
    }
    return from;
  }

  #without<T>(card: number, search: () => T): T {
    const word = wordOf(card);
    const hand = wordAt(this.#hand, word);
    const open = wordAt(this.#open, word);
    this.#hand[word] = hand & ~bitOf(card);
    this.#open[word] = open & ~bitOf(card);
    const found = search();
    this.#hand[word] = hand;
    this.#open[word] = open;
    return found;
  }

  #priceOf(card: number): number {
    return wordAt(this.#hand, wordOf(card)) & bitOf(card) ? 0 : wordAt(this.#tables.cardPrice, card);
  }

  /** Returns the cost of using a card, in the units of `cost`. */
  #costOf(card: number): number {
    const avoided = ((this.#avoided[wordOf(card)] ?? 0) & bitOf(card)) !== 0;
    return this.#priceOf(card) * TIES + Number(avoided);
  }

  #sortKinds(): void {
    const kinds: number[][] = Array.from({ length: MAX_SEALS + 1 }, () => []);
    for (let card = 0; card < DESTINATION_CARDS; card++) {
      if (((wordAt(this.#hand, 0) | wordAt(this.#open, 0)) >> card) & 1)
        kinds[wordAt(this.#tables.cardSeals, card)]?.push(card);
    }
    for (const cards of kinds) cards.sort((a, b) => this.#costOf(a) - this.#costOf(b));
    this.#kinds = kinds;
  }

  /** Expands the root by destination cards to their own cities. */
  #byOwnCity(root: Label): void {
    for (let cards = wordAt(this.#hand, 0) | wordAt(this.#open, 0); cards !== 0; cards &= cards - 1) {
      const card = lowestBit(cards);
      this.#arrive(root, card, 1 << wordAt(this.#tables.cardCity, card));
    }
  }

  /** Expands a label by the next card of each number of seals. */
  #bySeals(label: Label): void {
    if (label.city === ASHORE) return;
    for (const [seals, cards] of this.#kinds.entries()) {
      const card = cards.find((one) => ((label.used >> one) & 1) === 0);
      if (card !== undefined) this.#arrive(label, card, wordAt(this.#tables.within, seals * CITIES + label.city));
    }
  }

  #byConnection(label: Label): void {
    const t = this.#tables;
    for (let word = 1; word < WORDS; word++) {
      const cards =
        (wordAt(this.#hand, word) | wordAt(this.#open, word)) & wordAt(t.cardsAt, label.city * WORDS + word);
      for (let left = cards; left !== 0; left &= left - 1) {
        const card = word * CARDS_A_WORD + lowestBit(left);
        this.#arrive(label, card, wordAt(t.leads, card * PLACES + label.city));
      }
    }
  }

  /** Adds labels for the cities to which a card leads from a label. */
  #arrive(from: Label, card: number, cities: number): void {
    const cost = from.cost + this.#costOf(card);
    const used = card < DESTINATION_CARDS ? from.used | (1 << card) : from.used;
    for (let to = cities; to !== 0; to &= to - 1) {
      const city = lowestBit(to);
      if (city === this.#start || cost + wordAt(this.#need, ANYWHERE) * TIES > this.#bestTotal) continue;
      const label = { city, cost, used, parent: from, card, dominated: false };
      const total = cost + wordAt(this.#need, city) * TIES;
      if (total < this.#bestTotal) {
        this.#best = label;
        this.#bestTotal = total;
      }
      if (this.#keeps(label)) this.#queue.push(label);
    }
  }

  /** Adds a label unless another in its city dominates it. Drops labels that it dominates. */
  #keeps(label: Label): boolean {
    const others = this.#labels[label.city];
    if (!others) return false;
    for (const other of others) {
      if (other.cost <= label.cost && (other.used & ~label.used) === 0) return false;
    }
    for (const other of others) {
      if (label.cost <= other.cost && (label.used & ~other.used) === 0) other.dominated = true;
    }
    const kept = others.filter((other) => !other.dominated);
    kept.push(label);
    this.#labels[label.city] = kept;
    return true;
  }
}

/** Returns the route that needs fewer florins. */
function better(a: Route | null, b: Route | null): Route | null {
  if (!a || !b) return a ?? b;
  return b.florins < a.florins ? b : a;
}

function routeOf(end: Label, florins: number): Route {
  let cards = NO_CARDS;
  for (let label: Label | null = end; label && label.card >= 0; label = label.parent)
    cards = withCardIn(cards, label.card);
  return { florins, cards };
}
