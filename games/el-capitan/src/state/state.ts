import { type Actor, CHANCE, hashWords, NOBODY, wordAt } from '@levante/contract';
import { HOUSES } from '../board/houses.ts';
import { SITES } from '../board/read-board.ts';
import { CITIES, MOST_BERTHS, MOST_FORTRESSES, MOST_SEATS, type Tables, WORDS } from '../board/tables.ts';

export const TURN = 0;
export const REFILL = 1;
export const SETTLE = 2;
export const STARTER = 3;
export const OVER = 4;
export const STEPS = ['turn', 'refill', 'settle', 'starter', 'over'] as const;

/** What the turn's action was. */
export const NOTHING = 0;
export const BUILT = 1;
export const REOPENED = 2;
export const FORTIFIED = 3;
export const ACTS = [null, 'build', 'reopen', 'fortress'] as const;

/** Kinds of loan: 0 of 10, 1 of 16; and what each can be (EC-9.1). */
export const LOAN_KINDS = 2;
export const FRESH = 0;
export const EXTENDED = 1;
/** Extended in the settlement that is going on. */
export const DECIDED = 2;
export const LOAN_STATES = 3;
/** Cards lying open of one kind at most. */
export const MOST_OPEN = 8;

const SCALARS = 17;
/** Where in `need` the least of them stands. */
export const ANYWHERE = CITIES;

/** How many bytes the lists of a state take: those that tell it, up to a full word, and those that are carried. */
const TOLD =
  4 * (2 * MOST_SEATS + WORDS * (MOST_SEATS + 3) + SCALARS) +
  MOST_SEATS * 5 +
  2 * MOST_OPEN +
  2 +
  MOST_SEATS * LOAN_KINDS * LOAN_STATES +
  LOAN_KINDS +
  CITIES * (MOST_BERTHS + MOST_FORTRESSES + SITES + SITES + 1);
const TOLD_WORDS = Math.ceil(TOLD / 4);
const CARRIED = 4 * (CITIES + 1 + MOST_SEATS * CITIES) + MOST_SEATS * CITIES + CITIES * (HOUSES + 3) + MOST_SEATS;

/**
 * Everything true now in a match of El Capitán: named views on one block of bytes, so that a copy is one block
 * copy. The lists after the line "carried" follow from the others and are kept up with them, so that nobody counts anew.
 */
export class ElCapitanState {
  readonly tables: Tables;
  /** The whole block; and the words of it that tell the state, before those that are carried. */
  readonly #bytes: Uint8Array;
  readonly #told: Int32Array;

  /** Florins, by seat. */
  readonly cash: Int32Array;
  /** Florins of the bonus card, by seat. */
  readonly bonus: Int32Array;
  /** Cards in hand: hands[seat * 3 + word], bits. */
  readonly hands: Int32Array;
  /** Bits of the cards that lie open, in the piles, and on the discards: [word]. */
  readonly open: Int32Array;
  readonly deck: Int32Array;
  readonly discard: Int32Array;
  readonly #scalars: Int32Array;

  /** Stock, by seat. */
  readonly warehouses: Int8Array;
  readonly neutral: Int8Array;
  readonly fortresses: Int8Array;
  /** Where the ships are: -1 off the board, 0–11 a city, 12 the bank; and on which berth, -1 none. */
  readonly shipAt: Int8Array;
  readonly shipBerth: Int8Array;
  /** The open cards in the order they were turned up: destination cards first (8 places), then connection cards. */
  readonly display: Int8Array;
  readonly displayed: Int8Array;
  /** loans[(seat * 2 + kind) * 3 + state]: how many. */
  readonly loans: Int8Array;
  /** Loan cards left, by kind. */
  readonly loanCards: Int8Array;
  /** berths[city * 3 + i]: -1 free, a seat, or 5 for the pirate. */
  readonly berths: Int8Array;
  /** forts[city * 2 + i]: -1 free or a seat. */
  readonly forts: Int8Array;
  /** sites[city * 12 + i]: the house on site i + 1. */
  readonly sites: Int8Array;
  /** shut[city * 12 + i], i below shutCount[city]: shut houses in the order of shutting; in Porto those out of the game. */
  readonly shut: Int8Array;
  readonly shutCount: Int8Array;

  // carried
  /** What acting in each city would cost on arriving there, for whose turn it is, before its action, and the least of it; else nothing can be done: see `measureNeeds`. */
  readonly need: Int32Array;
  /** joined[seat * 12 + city]: the cities that connection cards of a hand join to a city, as bits. */
  readonly joined: Int32Array;
  /** deeds[seat * 12 + city]: what the houses and fortresses there let a seat do, see `measureDeeds`. */
  readonly deeds: Int8Array;
  /** houses[city * 11 + house]: how many of that colour stand open on the track. */
  readonly houses: Int8Array;
  readonly standing: Int8Array;
  /** Numbers (1–12) of the foremost and the last standing house, 0 if there is none. */
  readonly front: Int8Array;
  readonly back: Int8Array;
  /** In how many cities each seat has an open house of its main colour. */
  readonly spread: Int8Array;

  constructor(tables: Tables) {
    this.tables = tables;
    const buffer = new ArrayBuffer(4 * TOLD_WORDS + CARRIED);
    this.#bytes = new Uint8Array(buffer);
    this.#told = new Int32Array(buffer, 0, TOLD_WORDS);
    let offset = 0;
    const words = (length: number): Int32Array => {
      const view = new Int32Array(buffer, offset, length);
      offset += view.byteLength;
      return view;
    };
    const bytes = (length: number): Int8Array => {
      const view = new Int8Array(buffer, offset, length);
      offset += length;
      return view;
    };
    this.cash = words(MOST_SEATS);
    this.bonus = words(MOST_SEATS);
    this.hands = words(MOST_SEATS * WORDS);
    this.open = words(WORDS);
    this.deck = words(WORDS);
    this.discard = words(WORDS);
    this.#scalars = words(SCALARS);
    this.warehouses = bytes(MOST_SEATS);
    this.neutral = bytes(MOST_SEATS);
    this.fortresses = bytes(MOST_SEATS);
    this.shipAt = bytes(MOST_SEATS);
    this.shipBerth = bytes(MOST_SEATS);
    this.display = bytes(2 * MOST_OPEN);
    this.displayed = bytes(2);
    this.loans = bytes(MOST_SEATS * LOAN_KINDS * LOAN_STATES);
    this.loanCards = bytes(LOAN_KINDS);
    this.berths = bytes(CITIES * MOST_BERTHS);
    this.forts = bytes(CITIES * MOST_FORTRESSES);
    this.sites = bytes(CITIES * SITES);
    this.shut = bytes(CITIES * SITES);
    this.shutCount = bytes(CITIES);
    offset = 4 * TOLD_WORDS;
    this.need = words(CITIES + 1);
    this.joined = words(MOST_SEATS * CITIES);
    this.deeds = bytes(MOST_SEATS * CITIES);
    this.houses = bytes(CITIES * HOUSES);
    this.standing = bytes(CITIES);
    this.front = bytes(CITIES);
    this.back = bytes(CITIES);
    this.spread = bytes(MOST_SEATS);
  }

  /** See `Game.hash`. What is carried follows from the rest. */
  get hash(): number {
    return hashWords(this.#told);
  }

  /** Takes over everything from another state of a match with the same tables. */
  copyFrom(other: ElCapitanState): void {
    this.#bytes.set(other.#bytes);
  }

  /** Who decides now. */
  get actor(): Actor {
    switch (this.step) {
      case TURN:
        return this.seat;
      case REFILL:
        return CHANCE;
      case OVER:
        return NOBODY;
      default:
        return this.decider;
    }
  }

  /** 1–3. */
  get phase(): number {
    return wordAt(this.#scalars, 0);
  }

  set phase(value: number) {
    this.#scalars[0] = value;
  }

  /** From 1 within a phase (EC-3.1). */
  get round(): number {
    return wordAt(this.#scalars, 1);
  }

  set round(value: number) {
    this.#scalars[1] = value;
  }

  /** The phase's starting player. */
  get starter(): number {
    return wordAt(this.#scalars, 2);
  }

  set starter(value: number) {
    this.#scalars[2] = value;
  }

  /** Whose turn it is, or was last; -1 before the first. */
  get seat(): number {
    return wordAt(this.#scalars, 3);
  }

  set seat(value: number) {
    this.#scalars[3] = value;
  }

  /** One of `TURN` … `OVER`. */
  get step(): number {
    return wordAt(this.#scalars, 4);
  }

  set step(value: number) {
    this.#scalars[4] = value;
  }

  /** 1 once a stock has become empty (EC-8.1). */
  get lastRound(): number {
    return wordAt(this.#scalars, 5);
  }

  set lastRound(value: number) {
    this.#scalars[5] = value;
  }

  /** How many passes this round has seen (EC-8.7). */
  get passes(): number {
    return wordAt(this.#scalars, 6);
  }

  set passes(value: number) {
    this.#scalars[6] = value;
  }

  /** Who decides in `SETTLE` and `STARTER`. */
  get decider(): number {
    return wordAt(this.#scalars, 7);
  }

  set decider(value: number) {
    this.#scalars[7] = value;
  }

  /** The turn's action so far: `NOTHING` … `FORTIFIED`. */
  get acted(): number {
    return wordAt(this.#scalars, 8);
  }

  set acted(value: number) {
    this.#scalars[8] = value;
  }

  /** 1 if a card was bought before the action of this turn. */
  get bought(): number {
    return wordAt(this.#scalars, 9);
  }

  set bought(value: number) {
    this.#scalars[9] = value;
  }

  /** 1 if the ship has sailed in this turn. */
  get sailed(): number {
    return wordAt(this.#scalars, 10);
  }

  set sailed(value: number) {
    this.#scalars[10] = value;
  }

  /** `FREE_NONE` … `FREE_DONE`. */
  get freePirate(): number {
    return wordAt(this.#scalars, 11);
  }

  set freePirate(value: number) {
    this.#scalars[11] = value;
  }

  /** `PAID_NONE` … `PAID_DONE`. */
  get paidPirate(): number {
    return wordAt(this.#scalars, 12);
  }

  set paidPirate(value: number) {
    this.#scalars[12] = value;
  }

  /** The city from which the pirate sails by card, else -1. */
  get pirateFrom(): number {
    return wordAt(this.#scalars, 13);
  }

  set pirateFrom(value: number) {
    this.#scalars[13] = value;
  }

  /** Where the pirate is; -1 if it is not in play. */
  get pirateCity(): number {
    return wordAt(this.#scalars, 14);
  }

  set pirateCity(value: number) {
    this.#scalars[14] = value;
  }

  /** On which berth, from 0; -1 while it sails by card. */
  get pirateBerth(): number {
    return wordAt(this.#scalars, 15);
  }

  set pirateBerth(value: number) {
    this.#scalars[15] = value;
  }

  /** How many bonus cards are gone (EC-8.5). */
  get bonusesTaken(): number {
    return wordAt(this.#scalars, 16);
  }

  set bonusesTaken(value: number) {
    this.#scalars[16] = value;
  }
}

/** An independent copy. */
export function clone(s: ElCapitanState): ElCapitanState {
  const copy = new ElCapitanState(s.tables);
  copy.copyFrom(s);
  return copy;
}
