import { type Actor, at, CHANCE, hashWords, NOBODY } from '@levante/contract';
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
const SCALARS = 12;
/** In `hidden`: the draw pile. */
export const HIDDEN_DECK = 1 << MOST_SEATS;
/** Before the ships are placed. */
export const NOWHERE = -1;
export const NO_CARGO = -1;

const BYTES = 2 * SCALARS + COLOUR_COUNT * (2 * MOST_SEATS + 5) + 2 * MOST_SEATS + 5 + 5 * FLEET + MOST_PLACES;

/**
 * Everything true now in a match of Golden Horn, or what a view shows of it: named views on one block of bytes, so
 * that a copy is one block copy. Ships are numbered seat * 3 + (0 mono, 1 duo, 2 trio), colours as in `COLOURS`.
 */
export class GoldenHornState {
  readonly tables: Tables;
  readonly #bytes: Uint8Array;
  readonly #words: Int32Array;
  readonly #scalars: Int16Array;

  /** hands[seat * 6 + colour], warehouses[seat * 6 + colour]: zeros where they are hidden. */
  readonly hands: Int8Array;
  readonly warehouses: Int8Array;
  /** How many cards and cubes each seat has in all; known to everybody. */
  readonly handCounts: Int8Array;
  readonly warehouseCounts: Int8Array;
  /** cities[city * 6 + colour], 0 Venice, 1 Constantinople; and how many in all. */
  readonly cities: Int8Array;
  readonly cityCounts: Int8Array;
  readonly bag: Int8Array;
  readonly deck: Int8Array;
  readonly discard: Int8Array;
  /** How many are in the bag, the draw pile and the discards: [0], [1], [2]. */
  readonly pileCounts: Int16Array;
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
    const buffer = new ArrayBuffer(Math.ceil((BYTES + 8) / 4) * 4);
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Int32Array(buffer);
    this.#scalars = new Int16Array(buffer, 0, SCALARS);
    this.pileCounts = new Int16Array(buffer, 2 * SCALARS, 3);
    let offset = 2 * SCALARS + 6;
    const bytes = (length: number): Int8Array => {
      const view = new Int8Array(buffer, offset, length);
      offset += length;
      return view;
    };
    this.hands = bytes(MOST_SEATS * COLOUR_COUNT);
    this.warehouses = bytes(MOST_SEATS * COLOUR_COUNT);
    this.handCounts = bytes(MOST_SEATS);
    this.warehouseCounts = bytes(MOST_SEATS);
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
    return hashWords(this.#words);
  }

  /** Takes over everything from another state of a match with the same tables. */
  copyFrom(other: GoldenHornState): void {
    this.#bytes.set(other.#bytes);
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

  /** From 1 (GH-8.2). */
  get round(): number {
    return at(this.#scalars, 0);
  }

  set round(value: number) {
    this.#scalars[0] = value;
  }

  /** Whose turn it is, or was last; -1 before the first. */
  get seat(): number {
    return at(this.#scalars, 1);
  }

  set seat(value: number) {
    this.#scalars[1] = value;
  }

  /** One of `PLACE` … `OVER`. */
  get step(): number {
    return at(this.#scalars, 2);
  }

  set step(value: number) {
    this.#scalars[2] = value;
  }

  /** Who places ships, in `PLACE`. */
  get decider(): number {
    return at(this.#scalars, 3);
  }

  set decider(value: number) {
    this.#scalars[3] = value;
  }

  /** 1 once the end has been triggered (GH-8.1). */
  get lastRound(): number {
    return at(this.#scalars, 4);
  }

  set lastRound(value: number) {
    this.#scalars[4] = value;
  }

  /** Who announced the end; -1 nobody. */
  get announcedBy(): number {
    return at(this.#scalars, 5);
  }

  set announcedBy(value: number) {
    this.#scalars[5] = value;
  }

  /** 1 if there was a raid in this turn. */
  get raided(): number {
    return at(this.#scalars, 6);
  }

  set raided(value: number) {
    this.#scalars[6] = value;
  }

  /** The ship that is moved in this turn, 0–2; -1 none yet. */
  get turnShip(): number {
    return at(this.#scalars, 7);
  }

  set turnShip(value: number) {
    this.#scalars[7] = value;
  }

  /** To whom cards are being dealt; -1 nobody. */
  get pendingSeat(): number {
    return at(this.#scalars, 8);
  }

  set pendingSeat(value: number) {
    this.#scalars[8] = value;
  }

  /** How many cards are still to be dealt to that seat. */
  get pendingCards(): number {
    return at(this.#scalars, 9);
  }

  set pendingCards(value: number) {
    this.#scalars[9] = value;
  }

  /** How many ships lie in Modone. */
  get inModone(): number {
    return at(this.#scalars, 10);
  }

  set inModone(value: number) {
    this.#scalars[10] = value;
  }

  /** Bits of what this view hides: a seat's bit for its hand and warehouse, bit 4 for the draw pile; 0 in a true state. */
  get hidden(): number {
    return at(this.#scalars, 11);
  }

  set hidden(value: number) {
    this.#scalars[11] = value;
  }
}
