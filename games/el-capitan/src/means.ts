import { switchJoin } from './hand.ts';
import { wordAt } from './lists.ts';
import type { ElCapitanState } from './state.ts';
import { bitOf, CITIES, type Tables, WORDS, wordOf } from './table.ts';

/**
 * What a seat can get about with: its florins, the cards of its hand and the open cards. A scratch copy of that
 * part of a state, on which purchases and voyages are tried and taken back.
 */
export class Means {
  /** What can be paid: in debt nothing, but what costs nothing can still be done (EC-9.2). */
  purse = 0;
  /** Cards as bits, by word. */
  readonly hand = new Int32Array(WORDS);
  readonly open = new Int32Array(WORDS);
  /** The cities, as bits, that connection cards of the hand join to each. */
  readonly joined = new Int32Array(CITIES);

  /** Takes over what a seat has, and what lies open. */
  take(s: ElCapitanState, seat: number): void {
    this.takeHand(s, seat);
    this.purse = Math.max(0, wordAt(s.cash, seat));
    for (let word = 0; word < WORDS; word++) this.open[word] = wordAt(s.open, word);
  }

  /** Whether some open card can be paid. */
  canBuy(t: Tables): boolean {
    const first = Math.min(this.purse, t.dearest) * WORDS;
    let cards = 0;
    for (let word = 0; word < WORDS; word++) cards |= wordAt(this.open, word) & wordAt(t.payable, first + word);
    return cards !== 0;
  }

  /** Takes over a hand alone: no florins, nothing to buy. */
  takeHand(s: ElCapitanState, seat: number): void {
    this.purse = 0;
    this.open.fill(0);
    for (let word = 0; word < WORDS; word++) this.hand[word] = wordAt(s.hands, seat * WORDS + word);
    for (let city = 0; city < CITIES; city++) this.joined[city] = wordAt(s.joined, seat * CITIES + city);
  }

  /** An open card that can be paid comes into the hand. */
  buy(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    this.open[word] = wordAt(this.open, word) & ~bitOf(card);
    this.purse -= wordAt(t.cardPrice, card);
    switchJoin(t, this.joined, 0, card);
  }

  /** Takes `buy` back. */
  sell(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    this.open[word] = wordAt(this.open, word) | bitOf(card);
    this.purse += wordAt(t.cardPrice, card);
    switchJoin(t, this.joined, 0, card);
  }

  /** A card of the hand is played. */
  play(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) & ~bitOf(card);
    switchJoin(t, this.joined, 0, card);
  }

  /** Takes `play` back. */
  unplay(t: Tables, card: number): void {
    const word = wordOf(card);
    this.hand[word] = wordAt(this.hand, word) | bitOf(card);
    switchJoin(t, this.joined, 0, card);
  }
}
