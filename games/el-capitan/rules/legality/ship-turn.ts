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
 * The dead-end rule (EC-3.4) by ship alone: whether a purchase or a voyage leaves the turn a way to its action without a
 * pirate move. It looks at one position at a time, in a turn before its action; what all its candidates share is
 * measured once.
 */
export class ShipTurn {
  readonly #tables: Tables;
  readonly #reach: Reach;
  /** What the acting seat has. */
  readonly means: Resources;
  /** What acting costs at least where the ship lies or one card of the hand leads; measured when first asked for. */
  #near = UNKNOWN;
  /** What acting costs at least where one open card leads, its price included, and the cards that lead to where that can be paid. */
  #next = UNKNOWN;
  readonly #leading = new Int32Array(WORDS);

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#reach = new Reach(tables);
    this.means = new Resources(tables);
  }

  /** Looks at a position. */
  take(s: ElCapitanState): void {
    this.means.take(s);
    this.#near = UNKNOWN;
    this.#next = UNKNOWN;
  }

  /** Fills `out` with the candidates that keep the turn from a dead end, ascending, where there is no pirate. */
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

  /** Whether a candidate does, where there is no pirate. */
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
    this.#measureNear(s);
    const near = this.#near;
    const kept = Math.min(near, wordAt(s.need, ANYWHERE));
    for (let word = 0; word < WORDS; word++) {
      const sure = this.means.payable(word, near);
      for (let cards = this.means.payable(word, kept); cards !== 0; cards &= cards - 1) {
        const card = word * CARDS_A_WORD + lowestBit(cards);
        if (sure & cards & -cards || this.afterBuying(s, card)) out.push(act.simple(act.BUY, card));
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

  #measureNear(s: ElCapitanState): void {
    this.#near = Math.min(needHere(s, s.seat), leastNeed(s, this.#nextCities(s)));
  }

  /** The cities, as bits, to which one card of the hand leads. */
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

  /** What acting costs at least where the ship lies or one card of the hand leads. */
  near(s: ElCapitanState): number {
    if (this.#near === UNKNOWN) this.#measureNear(s);
    return this.#near;
  }

  /** What acting costs at least where the ship lies or one card of the hand leads, the cities apart that are named as bits. */
  nearApartFrom(s: ElCapitanState, cities: number): number {
    const here = (cities >> placeOf(byteAt(s.shipAt, s.seat))) & 1 ? NEVER : needHere(s, s.seat);
    return Math.min(here, leastNeed(s, this.#nextCities(s) & ~cities));
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
        const cost = wordAt(t.cardPrice, card) + leastNeed(s, wordAt(t.leads, card * PLACES + place));
        if (cost <= this.means.purse) this.#leading[word] = wordAt(this.#leading, word) | (cards & -cards);
        this.#next = Math.min(this.#next, cost);
      }
    }
  }

  /** Whether it can with one card of the hand, the bought one or one more that is bought. */
  nearly(s: ElCapitanState, card: number): boolean {
    const left = this.means.purse - wordAt(this.#tables.cardPrice, card);
    if (this.#near === UNKNOWN) this.#measureNear(s);
    if (this.#near <= left) return true;
    if (wordAt(s.need, ANYWHERE) > left || s.freePirate === FREE_DONE) return false;
    if (this.#next === UNKNOWN) this.#measureNext(s);
    return this.#next <= left || (wordAt(this.#leading, wordOf(card)) & bitOf(card)) !== 0;
  }

  /** Whether the turn can be finished by ship after an open card that can be paid is bought. */
  afterBuying(s: ElCapitanState, card: number): boolean {
    if (this.nearly(s, card)) return true;
    const left = this.means.purse - wordAt(this.#tables.cardPrice, card);
    if (wordAt(s.need, ANYWHERE) > left || s.freePirate === FREE_DONE) return false;
    this.means.buy(card);
    const keeps = this.#reach.finds(s.need, byteAt(s.shipAt, s.seat), this.means);
    this.means.unbuy(card);
    return keeps;
  }

  /** Whether the turn can be finished by ship after it has sailed by a card of the hand. */
  afterSailing(s: ElCapitanState, card: number, city: number): boolean {
    if (wordAt(s.need, city) <= this.means.purse) return true;
    if (wordAt(s.need, ANYWHERE) > this.means.purse) return false;
    const from = byteAt(s.shipAt, s.seat);
    const back = card < DESTINATION_CARDS ? 0 : 1 << from;
    if (leastNeed(s, wordAt(s.joined, s.seat * CITIES + city) & ~back) <= this.means.purse) return true;
    this.means.play(card);
    const keeps = this.#reach.finds(s.need, city, this.means);
    this.means.unplay(card);
    return keeps;
  }
}

/** What acting costs at least in one of these cities. */
function leastNeed(s: ElCapitanState, cities: number): number {
  let least = NEVER;
  for (let left = cities; left !== 0; left &= left - 1) least = Math.min(least, wordAt(s.need, lowestBit(left)));
  return least;
}
