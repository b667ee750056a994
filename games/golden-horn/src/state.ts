import { type Actor, CHANCE, hashWords, NOBODY } from '@levante/contract';
import { COLOUR_COUNT, SHIP_COUNT, type Tables } from './table.ts';

export const PLACE = 0;
export const FILL = 1;
export const DEAL = 2;
export const TURN = 3;
export const VOYAGE = 4;
export const CLOSE = 5;
export const OVER = 6;
export const STEPS = ['place', 'fill', 'deal', 'turn', 'voyage', 'close', 'over'] as const;

export const MOST_SEATS = 4;
const FLEET = MOST_SEATS * SHIP_COUNT;
const MOST_PLACES = 28;
const SCALARS = 14;
/** In `hidden`: the draw pile. */
export const HIDDEN_DECK = 1 << MOST_SEATS;
/** Before the ships are placed. */
export const NOWHERE = -1;
export const NO_CARGO = -1;

const BYTES = 4 * SCALARS + 2 * (2 * MOST_SEATS) + COLOUR_COUNT * (2 * MOST_SEATS + 5) + 2 + 5 * FLEET + MOST_PLACES;

/**
 * Everything true now in a match of Golden Horn, or what a view shows of it: small integers, and named lists on one
 * block of bytes, so that a copy is one block copy. Ships are numbered seat * 3 + (0 mono, 1 duo, 2 trio), colours as
 * in `COLOURS`.
 */
export class GoldenHornState {
  readonly tables: Tables;
  /** The block: in front the small integers, put there when they are hashed and nowhere else looked at, then the lists. */
  readonly #words: Int32Array;

  /** From 1 (GH-8.2). */
  round = 0;
  /** Whose turn it is, or was last; -1 before the first. */
  seat = 0;
  /** One of `PLACE` … `OVER`. */
  step = 0;
  /** Who places ships, in `PLACE`. */
  decider = 0;
  /** 1 once the end has been triggered (GH-8.1). */
  lastRound = 0;
  /** Who announced the end; -1 nobody. */
  announcedBy = 0;
  /** 1 if there was a raid in this turn. */
  raided = 0;
  /** The ship that is moved in this turn, 0–2; -1 none yet. */
  turnShip = 0;
  /** To whom cards are being dealt; -1 nobody. */
  pendingSeat = 0;
  /** How many cards are still to be dealt to that seat. */
  pendingCards = 0;
  /** How many are in the bag, the draw pile and the discards. */
  bagCount = 0;
  deckCount = 0;
  discardCount = 0;
  /** Bits of what this view hides: a seat's bit for its hand and warehouse, bit 4 for the draw pile; 0 in a true state. */
  hidden = 0;

  /** hands[seat * 6 + colour], warehouses[seat * 6 + colour]: zeros where they are hidden. */
  readonly hands: Int8Array;
  readonly warehouses: Int8Array;
  /** How many cards and cubes each seat has in all; known to everybody. A board may have more of them than a byte holds. */
  readonly handCounts: Int16Array;
  readonly warehouseCounts: Int16Array;
  /** cities[city * 6 + colour], 0 Venice, 1 Constantinople; and how many in all. */
  readonly cities: Int8Array;
  readonly cityCounts: Int8Array;
  readonly bag: Int8Array;
  readonly deck: Int8Array;
  readonly discard: Int8Array;
  /** Where each ship is on the lane, -1 nowhere; and where it heads: 1 to Constantinople, -1 to Venice, 0 not placed. */
  readonly shipAt: Int8Array;
  readonly heading: Int8Array;
  /** The colour of its cargo, -1 none; how many cubes; and whether it was robbed of the last one (GH-4.4). */
  readonly cargo: Int8Array;
  readonly cubes: Int8Array;
  readonly robbed: Int8Array;
  /** occupied[place]: how many ships are there. */
  readonly occupied: Int8Array;

  constructor(tables: Tables) {
    this.tables = tables;
    const buffer = new ArrayBuffer(Math.ceil(BYTES / 4) * 4);
    this.#words = new Int32Array(buffer);
    this.handCounts = new Int16Array(buffer, 4 * SCALARS, MOST_SEATS);
    this.warehouseCounts = new Int16Array(buffer, 4 * SCALARS + 2 * MOST_SEATS, MOST_SEATS);
    let offset = 4 * SCALARS + 2 * (2 * MOST_SEATS);
    const bytes = (length: number): Int8Array => {
      const view = new Int8Array(buffer, offset, length);
      offset += length;
      return view;
    };
    this.hands = bytes(MOST_SEATS * COLOUR_COUNT);
    this.warehouses = bytes(MOST_SEATS * COLOUR_COUNT);
    this.cities = bytes(2 * COLOUR_COUNT);
    this.cityCounts = bytes(2);
    this.bag = bytes(COLOUR_COUNT);
    this.deck = bytes(COLOUR_COUNT);
    this.discard = bytes(COLOUR_COUNT);
    this.shipAt = bytes(FLEET);
    this.heading = bytes(FLEET);
    this.cargo = bytes(FLEET);
    this.cubes = bytes(FLEET);
    this.robbed = bytes(FLEET);
    this.occupied = bytes(MOST_PLACES);
  }

  /** See `Game.hash`. */
  get hash(): number {
    const words = this.#words;
    words[0] = this.round;
    words[1] = this.seat;
    words[2] = this.step;
    words[3] = this.decider;
    words[4] = this.lastRound;
    words[5] = this.announcedBy;
    words[6] = this.raided;
    words[7] = this.turnShip;
    words[8] = this.pendingSeat;
    words[9] = this.pendingCards;
    words[10] = this.bagCount;
    words[11] = this.deckCount;
    words[12] = this.discardCount;
    words[13] = this.hidden;
    return hashWords(words);
  }

  /** Takes over everything from another state of a match with the same tables. */
  copyFrom(other: GoldenHornState): void {
    this.#words.set(other.#words);
    this.round = other.round;
    this.seat = other.seat;
    this.step = other.step;
    this.decider = other.decider;
    this.lastRound = other.lastRound;
    this.announcedBy = other.announcedBy;
    this.raided = other.raided;
    this.turnShip = other.turnShip;
    this.pendingSeat = other.pendingSeat;
    this.pendingCards = other.pendingCards;
    this.bagCount = other.bagCount;
    this.deckCount = other.deckCount;
    this.discardCount = other.discardCount;
    this.hidden = other.hidden;
  }

  /** Who decides now. */
  get actor(): Actor {
    switch (this.step) {
      case PLACE:
        return this.decider;
      case FILL:
      case DEAL:
        return CHANCE;
      case OVER:
        return NOBODY;
      default:
        return this.seat;
    }
  }
}
