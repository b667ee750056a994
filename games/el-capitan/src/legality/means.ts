import { bitOf, CITIES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import { wordAt } from '../state/lists.ts';
import type { ElCapitanState } from '../state/state.ts';

/**
 * What a seat can get about with: its florins, the cards of its hand and the open cards. A scratch copy of that part of a
 * state, on which one purchase or one voyage is tried and taken back.
 */
export class Means {
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

  /** Takes over what a seat has, and what lies open. The state is not to change while it is used. */
  take(s: ElCapitanState, seat: number): void {
    this.takeHand(s, seat);
    this.purse = Math.max(0, wordAt(s.cash, seat));
    for (let word = 0; word < WORDS; word++) this.open[word] = wordAt(s.open, word);
  }

  /** Takes over a hand alone: no florins, nothing to buy. */
  takeHand(s: ElCapitanState, seat: number): void {
    this.purse = 0;
    this.#joined = s.joined;
    this.#first = seat * CITIES;
    this.#changed = 0;
    for (let word = 0; word < WORDS; word++) {
      this.hand[word] = wordAt(s.hands, seat * WORDS + word);
      this.open[word] = 0;
    }
  }

  /** The cities, as bits, that connection cards of the hand join to a city. */
  joined(city: number): number {
    const cities = wordAt(this.#joined, this.#first + city);
    return (this.#changed >> city) & 1 ? cities ^ (this.#changed & ~(1 << city)) : cities;
  }

  /** The open cards of a word, as bits, that leave so many florins when they are bought; 0 if the purse holds less. */
  payable(t: Tables, word: number, florins: number): number {
    const left = this.purse - florins;
    return left < 0 ? 0 : wordAt(this.open, word) & wordAt(t.payable, Math.min(left, t.dearest) * WORDS + word);
  }

  /** An open card that can be paid comes into the hand. */
  buy(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.open[word] = wordAt(this.open, word) & ~bitOf(card);
    this.purse -= wordAt(t.cardPrice, card);
    this.#changed = wordAt(t.cardEnds, card);
  }

  /** Takes `buy` back. */
  sell(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.open[word] = wordAt(this.open, word) | bitOf(card);
    this.purse += wordAt(t.cardPrice, card);
    this.#changed = 0;
  }

  /** A card of the hand is played. */
  play(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.#changed = wordAt(t.cardEnds, card);
  }

  /** Takes `play` back. */
  unplay(card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.#changed = 0;
  }
}
