import { lowestBit, wordAt } from '@levante/contract';
import { bitOf, CARDS_A_WORD, CITIES, PLACES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import { type CardSet, NO_CARDS, withCardIn } from '../legality/card-set.ts';
import type { Resources } from '../legality/resources.ts';

/** Last leg of a voyage, linked to the previous ones; the origin has neither card nor parent. */
export interface Voyage {
  readonly city: number;
  /** Florins for the cards to be bought. */
  readonly spent: number;
  readonly legs: number;
  /** Card of this leg; -1 at the origin. */
  readonly card: number;
  readonly parent: Voyage | null;
  readonly cards: CardSet;
}

/** Parameters of a search. */
export interface Passage {
  /** Origin: a city, or `ASHORE`. */
  readonly from: number;
  /** Florins for cards. */
  readonly budget: number;
  /** Cards that must not be used. */
  readonly without: CardSet;
  /** Cards worth keeping. A voyage that uses fewer of them is returned even if another costs no more. */
  readonly kept: CardSet;
}

/** Maximum number of voyages in one search; beyond it only the cheapest are searched. */
const MAX_VOYAGES = 400;
/** Upper bound on the legs of a voyage. */
const MAX_LEGS = 16;

/**
 * Voyages of one ship to every city, best first: fewest florins, then fewest legs. A voyage is dropped if another to the
 * same city costs no more and has used no further relevant cards.
 *
 * Relevance is defined as in `RouteSearch`, by which legality finds one cheapest route: destination cards, since a later leg
 * may need them, and for returning (EC-4.7) the connection cards of the origin. Every other connection card joins two
 * cities, each of which a voyage visits only once. So the first voyage to each city is the cheapest.
 */
export class VoyageSearch {
  readonly #tables: Tables;
  readonly #matters = new Int32Array(WORDS);
  #to: Voyage[][] = [];
  #buckets: Voyage[][] = [];
  #count = 0;
  #budget = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Returns the voyages to each city, including the origin, best first. */
  find(passage: Passage, means: Resources): readonly (readonly Voyage[])[] {
    if (!this.#search(passage, means)) this.#search({ ...passage, kept: NO_CARDS }, means, Number.POSITIVE_INFINITY);
    return this.#to;
  }

  /** Returns true if the search finished within the maximum number of voyages. */
  #search({ from, budget, without, kept }: Passage, means: Resources, most = MAX_VOYAGES): boolean {
    this.#budget = budget;
    this.#count = 0;
    this.#to = Array.from({ length: CITIES }, () => []);
    this.#buckets = [];
    for (let word = 0; word < WORDS; word++) {
      const home = wordAt(this.#tables.cardsAt, from * WORDS + word);
      this.#matters[word] = (word === 0 ? -1 : home) | (kept[word] ?? 0);
    }
    const usable = this.#usable(without, means);
    this.#buckets[0] = [{ city: from, spent: 0, legs: 0, card: -1, parent: null, cards: NO_CARDS }];
    for (let at = 0; at < this.#buckets.length; at++) {
      for (const voyage of this.#buckets[at] ?? []) {
        if (this.#count > most) return false;
        if (voyage.card >= 0 && !this.#keeps(voyage)) continue;
        if (voyage.card < 0 || voyage.city !== from) this.#goOn(voyage, usable, means);
      }
    }
    return true;
  }

  /** Returns the cards in hand, and the open ones within the budget. */
  #usable(without: CardSet, means: Resources): CardSet {
    const of = (word: number): number =>
      (wordAt(means.hand, word) | means.payable(word, means.purse - this.#budget)) & ~(without[word] ?? 0);
    return [of(0), of(1), of(2)];
  }

  #goOn(voyage: Voyage, usable: CardSet, means: Resources): void {
    const t = this.#tables;
    for (let word = 0; word < WORDS; word++) {
      const fit = (usable[word] ?? 0) & ~(voyage.cards[word] ?? 0) & wordAt(t.cardsAt, voyage.city * WORDS + word);
      for (let cards = fit; cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        const price = wordAt(means.hand, word) & cards & -cards ? 0 : wordAt(t.cardPrice, card);
        const spent = voyage.spent + price;
        if (spent > this.#budget) continue;
        for (let to = wordAt(t.leads, card * PLACES + voyage.city); to !== 0; to &= to - 1)
          this.#queue(voyage, card, lowestBit(to), spent);
      }
    }
  }

  #queue(parent: Voyage, card: number, city: number, spent: number): void {
    const legs = parent.legs + 1;
    if (legs >= MAX_LEGS) return;
    const cards = withCardIn(parent.cards, card);
    const bucket = spent * MAX_LEGS + legs;
    const others = this.#buckets[bucket];
    const voyage = { city, spent, legs, card, parent, cards };
    if (others) others.push(voyage);
    else this.#buckets[bucket] = [voyage];
  }

  /** Adds a voyage unless it is dominated; voyages arrive in order of cost. */
  #keeps(voyage: Voyage): boolean {
    const known = this.#to[voyage.city];
    if (!known || known.some((other) => this.#within(other.cards, voyage.cards))) return false;
    known.push(voyage);
    this.#count += 1;
    return true;
  }

  #within(few: CardSet, many: CardSet): boolean {
    const [a, b, c] = few;
    const [x, y, z] = many;
    const [first, second, third] = this.#matters;
    return ((a & ~x & (first ?? 0)) | (b & ~y & (second ?? 0)) | (c & ~z & (third ?? 0))) === 0;
  }
}

/** Returns the legs of a voyage in order. */
export function legsOf(voyage: Voyage): readonly Voyage[] {
  const legs: Voyage[] = [];
  for (let at: Voyage | null = voyage; at && at.card >= 0; at = at.parent) legs.unshift(at);
  return legs;
}

/** Returns the union of both sets. */
export function joinedCards(a: CardSet, b: CardSet): CardSet {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
}

/** Returns true if a set contains a card. */
export function hasCard(cards: CardSet, card: number): boolean {
  return ((cards[wordOf(card)] ?? 0) & bitOf(card)) !== 0;
}
