import { wordAt } from '@levante/contract';
import { bitOf, CITIES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { CardSet } from './card-set.ts';

/**
 * What a seat can travel with: its florins, the cards of its hand and the open cards. A scratch copy of that part of a
 * state, on which one purchase or one voyage is tried and taken back.
 */
export class Resources {
  readonly #tables: Tables;
  /** What can be paid: in debt nothing, but what costs nothing can still be done (EC-9.2). */
  purse = 0;
  /** Cards as bits, by word. */
  readonly hand = new Int32Array(WORDS);
  readonly open = new Int32Array(WORDS);
  /** The state's `joined`, and where the seat's part begins. */
  #joined: Int32Array = new Int32Array(CITIES);
  #first = 0;
  /** The ends of the connection card that has come or gone since, as bits; 0 if none has. */
  #changed = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Takes over what the acting seat has, and what lies open. The state must not change while it is used. */
  take(s: ElCapitanState): void {
    const { seat } = s;
    this.purse = Math.max(0, wordAt(s.cash, seat));
    this.#joined = s.joined;
    this.#first = seat * CITIES;
    this.#changed = 0;
    for (let word = 0; word < WORDS; word++) {
      this.hand[word] = wordAt(s.hands, seat * WORDS + word);
      this.open[word] = wordAt(s.open, word);
    }
  }

  /** The cities, as bits, that connection cards of the hand join to a city. */
  joined(city: number): number {
    const cities = wordAt(this.#joined, this.#first + city);
    return (this.#changed >> city) & 1 ? cities ^ (this.#changed & ~(1 << city)) : cities;
  }

  /** The open cards of a word, as bits, that leave so many florins when they are bought; 0 if the purse holds less. */
  payable(word: number, florins: number): number {
    const left = this.purse - florins;
    if (left < 0) return 0;
    return wordAt(this.open, word) & wordAt(this.#tables.payable, Math.min(left, this.#tables.dearest) * WORDS + word);
  }

  /** The open cards as a set. */
  openCards(): CardSet {
    return [wordAt(this.open, 0), wordAt(this.open, 1), wordAt(this.open, 2)];
  }

  /** An open card that can be paid comes into the hand. */
  buy(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.open[word] = wordAt(this.open, word) & ~bitOf(card);
    this.purse -= wordAt(this.#tables.cardPrice, card);
    this.#changed = wordAt(this.#tables.cardEnds, card);
  }

  /** Takes `buy` back. */
  unbuy(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.open[word] = wordAt(this.open, word) | bitOf(card);
    this.purse += wordAt(this.#tables.cardPrice, card);
    this.#changed = 0;
  }

  /** A card of the hand is played. */
  play(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.#changed = wordAt(this.#tables.cardEnds, card);
  }

  /** Takes `play` back. */
  unplay(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.#changed = 0;
  }
}
