import { type Action, type ActionBuffer, byteAt, lowestBit, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { DESTINATION_CARDS } from '../board/counts.ts';
import { placeOf } from '../board/route.ts';
import { ASHORE, bitOf, CARDS_A_WORD, CITIES, NEVER, PLACES, type Tables, WORDS, wordOf } from '../board/tables.ts';
import { FREE_DONE } from '../pirate/pirate.ts';
import { needHere } from '../state/needs.ts';
import { ANYWHERE, type ElCapitanState, NOTHING } from '../state/state.ts';
import { candidates, loans, works } from './candidates.ts';
import { Reach } from './reach.ts';
import { Resources } from './resources.ts';

const UNKNOWN = -1;

/**
 * Dead-end rule (EC-3.4) by ship alone: decides whether the turn's action is still possible after a purchase or a voyage,
 * without a pirate move. It handles one position at a time, in a turn before its action; values common to all candidates are
 * computed once.
 */
export class ShipTurn {
  readonly #tables: Tables;
  readonly #reach: Reach;
  /** Means of the acting seat. */
  readonly means: Resources;
  /** Minimum cost of acting at the ship's place or where one card in hand leads. Computed on demand. */
  #near = UNKNOWN;
  /**
   * Minimum cost of acting where one open card leads, including its price, and the cards that lead to an affordable
   * place.
   */
  #next = UNKNOWN;
  readonly #leading = new Int32Array(WORDS);

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#reach = new Reach(tables);
    this.means = new Resources(tables);
  }

  /** Loads a position. */
  take(s: ElCapitanState): void {
    this.means.take(s);
    this.#near = UNKNOWN;
    this.#next = UNKNOWN;
  }

  /** Fills `out` with the candidates that do not lead to a dead end, ascending, without a pirate. */
  legal(s: ElCapitanState, out: ActionBuffer): void {
    if (s.acted !== NOTHING) {
      candidates(s, out);
      return;
    }
    this.take(s);
    this.#purchases(s, out);
    if (wordAt(s.need, ANYWHERE) <= this.means.purse) this.#voyages(s, out);
    works(s, out);
    loans(s, out);
  }

  /** Returns true if a candidate does not lead to a dead end, without a pirate. */
  allows(s: ElCapitanState, action: Action): boolean {
    if (s.acted !== NOTHING) return true;
    this.take(s);
    switch (act.kindOf(action)) {
      case act.BUY:
        return this.afterBuying(s, act.detailOf(action));
      case act.SAIL:
        return this.afterSailing(s, act.cardOf(action), act.cityOf(action));
      default:
        return true;
    }
  }

  #purchases(s: ElCapitanState, out: ActionBuffer): void {
    const kept = Math.min(this.near(s), wordAt(s.need, ANYWHERE));
    for (let word = 0; word < WORDS; word++) {
      for (let cards = this.means.payable(word, kept); cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        if (this.afterBuying(s, card)) out.push(act.simple(act.BUY, card));
      }
    }
  }

  #voyages(s: ElCapitanState, out: ActionBuffer): void {
    const t = this.#tables;
    const place = placeOf(byteAt(s.shipAt, s.seat));
    for (let word = 0; word < WORDS; word++) {
      const useful = wordAt(this.means.hand, word) & wordAt(t.cardsAt, place * WORDS + word);
      for (let cards = useful; cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        for (let to = wordAt(t.leads, card * PLACES + place); to !== 0; to &= to - 1) {
          const city = lowestBit(to);
          if (this.afterSailing(s, card, city)) out.push(act.withCard(act.SAIL, card, city));
        }
      }
    }
  }

  /** Returns the cities to which one card in hand leads, as bits. */
  #nextCities(s: ElCapitanState): number {
    const { seat } = s;
    if (s.freePirate === FREE_DONE) return 0;
    const place = placeOf(byteAt(s.shipAt, seat));
    let to = place === ASHORE ? 0 : wordAt(s.joined, seat * CITIES + place);
    for (let cards = wordAt(s.hands, seat * WORDS); cards !== 0; cards &= cards - 1) {
      to |= wordAt(this.#tables.leads, lowestBit(cards) * PLACES + place);
    }
    return to;
  }

  /** Returns the minimum cost of acting at the ship's place or where one card in hand leads. */
  near(s: ElCapitanState): number {
    if (this.#near === UNKNOWN) this.#near = this.nearApartFrom(s, 0);
    return this.#near;
  }

  /**
   * Returns the minimum cost of acting at the ship's place or where one card in hand leads, except for the given
   * cities.
   */
  nearApartFrom(s: ElCapitanState, cities: number): number {
    const here = (cities >> placeOf(byteAt(s.shipAt, s.seat))) & 1 ? NEVER : needHere(s, s.seat);
    return Math.min(here, minNeed(s, this.#nextCities(s) & ~cities));
  }

  #measureNext(s: ElCapitanState): void {
    const t = this.#tables;
    const place = placeOf(byteAt(s.shipAt, s.seat));
    const kept = wordAt(s.need, ANYWHERE);
    this.#next = NEVER;
    for (let word = 0; word < WORDS; word++) {
      this.#leading[word] = 0;
      const useful = this.means.payable(word, kept) & wordAt(t.cardsAt, place * WORDS + word);
      for (let cards = useful; cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        const cost = wordAt(t.cardPrice, card) + minNeed(s, wordAt(t.leads, card * PLACES + place));
        if (cost <= this.means.purse) this.#leading[word] = wordAt(this.#leading, word) | (cards & -cards);
        this.#next = Math.min(this.#next, cost);
      }
    }
  }

  /** Returns true if the turn can be finished with one card in hand, the bought one, or a further purchase. */
  nearly(s: ElCapitanState, card: number): boolean {
    const left = this.means.purse - wordAt(this.#tables.cardPrice, card);
    if (this.near(s) <= left) return true;
    if (wordAt(s.need, ANYWHERE) > left || s.freePirate === FREE_DONE) return false;
    if (this.#next === UNKNOWN) this.#measureNext(s);
    return this.#next <= left || (wordAt(this.#leading, wordOf(card)) & bitOf(card)) !== 0;
  }

  /** Returns true if the turn can be finished by ship after buying an affordable open card. */
  afterBuying(s: ElCapitanState, card: number): boolean {
    if (this.nearly(s, card)) return true;
    if (s.freePirate === FREE_DONE) return false;
    this.means.buy(card);
    const keeps = this.#reach.finds(s.need, byteAt(s.shipAt, s.seat), this.means);
    this.means.unbuy(card);
    return keeps;
  }

  /** Returns true if the turn can be finished by ship after sailing by a card in hand. */
  afterSailing(s: ElCapitanState, card: number, city: number): boolean {
    if (wordAt(s.need, city) <= this.means.purse) return true;
    const from = byteAt(s.shipAt, s.seat);
    const back = card < DESTINATION_CARDS ? 0 : 1 << from;
    if (minNeed(s, wordAt(s.joined, s.seat * CITIES + city) & ~back) <= this.means.purse) return true;
    this.means.play(card);
    const keeps = this.#reach.finds(s.need, city, this.means);
    this.means.unplay(card);
    return keeps;
  }
}

/** Returns the minimum cost of acting in one of these cities. */
function minNeed(s: ElCapitanState, cities: number): number {
  let least = NEVER;
  for (let left = cities; left !== 0; left &= left - 1) least = Math.min(least, wordAt(s.need, lowestBit(left)));
  return least;
}
