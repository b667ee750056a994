import { wordAt } from '@levante/contract';
import { bitOf, CITIES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { CardSet } from './card-set.ts';

/**
 * Means of travel of a seat: its florins, the cards of its hand and the open cards. A scratch copy of that part of a
 * state, on which one purchase or voyage is tried and undone.
 */
export class Resources {
  readonly #tables: Tables;
  /** Florins that can be spent: none in debt, although free deeds are still possible (EC-9.2). */
  purse = 0;
  /** Cards of the hand, as a bit set in 32-bit words. `open`: the open cards. */
  readonly hand = new Int32Array(WORDS);
  readonly open = new Int32Array(WORDS);
  /** The state's `joined`, and the offset of the seat's part. */
  #joined: Int32Array = new Int32Array(CITIES);
  #first = 0;
  /** Ends of the connection card that was added or removed since, as bits; 0 if there was none. */
  #changed = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Loads the means of the acting seat, and the display. The state must not change while it is used. */
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

  /** Returns the cities that connection cards in hand join to a city, as bits. */
  joined(city: number): number {
    const cities = wordAt(this.#joined, this.#first + city);
    return (this.#changed >> city) & 1 ? cities ^ (this.#changed & ~(1 << city)) : cities;
  }

  /** Returns the open cards of a word whose purchase leaves this many florins, as bits; 0 if the purse contains less. */
  payable(word: number, florins: number): number {
    const left = this.purse - florins;
    if (left < 0) return 0;
    return wordAt(this.open, word) & wordAt(this.#tables.payable, Math.min(left, this.#tables.dearest) * WORDS + word);
  }

  /** Returns the open cards as a set. */
  openCards(): CardSet {
    return [wordAt(this.open, 0), wordAt(this.open, 1), wordAt(this.open, 2)];
  }

  /** Buys an affordable open card. */
  buy(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.open[word] = wordAt(this.open, word) & ~bitOf(card);
    this.purse -= wordAt(this.#tables.cardPrice, card);
    this.#changed = wordAt(this.#tables.cardEnds, card);
  }

  /** Undoes `buy`. */
  unbuy(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.open[word] = wordAt(this.open, word) | bitOf(card);
    this.purse += wordAt(this.#tables.cardPrice, card);
    this.#changed = 0;
  }

  /** Plays a card in hand. */
  play(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.#changed = wordAt(this.#tables.cardEnds, card);
  }

  /** Undoes `play`. */
  unplay(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.#changed = 0;
  }
}
