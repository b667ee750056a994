import { type Actor, bytes, CHANCE, layout, NOBODY, scalar, shorts } from '@levante/contract';
import { COLOUR_COUNT, SHIP_COUNT, type Tables } from '../board/tables.ts';

export const PLACE = 0;
export const FILL = 1;
export const DEAL = 2;
export const TURN = 3;
export const VOYAGE = 4;
export const CLOSE = 5;
export const OVER = 6;
export const STEPS = ['place', 'fill', 'deal', 'turn', 'voyage', 'close', 'over'] as const;

export const MAX_PLAYERS = 4;
const FLEET = MAX_PLAYERS * SHIP_COUNT;
const MAX_PLACES = 28;
/** Bit of the draw pile in `hidden`. */
export const HIDDEN_DECK = 1 << MAX_PLAYERS;
/** Position of ships before they are placed. */
export const NOWHERE = -1;
export const NO_CARGO = -1;

/** The state as named fields. Ships are numbered seat * 3 + (0 mono, 1 duo, 2 trio), colours as in `COLOURS`. */
const LAYOUT = layout({
  /** From 1 (GH-8.2). */
  round: scalar(),
  /** Seat whose turn it is, or was last; -1 before the first. */
  seat: scalar(),
  /** One of `PLACE` … `OVER`. */
  step: scalar(),
  /** Seat to place ships, in `PLACE`. */
  decider: scalar(),
  /** 1 once the end has been triggered (GH-8.1). */
  lastRound: scalar(),
  /** Seat that announced the end; -1 none. */
  announcedBy: scalar(),
  /** 1 if there was a raid in this turn. */
  raided: scalar(),
  /** Ship that is moved in this turn, 0–2; -1 none yet. */
  turnShip: scalar(),
  /** Seat that cards are being dealt to; -1 none. */
  pendingSeat: scalar(),
  /** Number of cards still to be dealt to that seat. */
  pendingCards: scalar(),
  /** Numbers of items in the bag, the draw pile and the discards. */
  bagCount: scalar(),
  deckCount: scalar(),
  discardCount: scalar(),
  /** Bits of what this view hides: a seat's bit for its hand and warehouse, bit 4 for the draw pile; 0 in a true state. */
  hidden: scalar(),
  /**
   * Bits of the colours that every player knows to be in hidden warehouses (`hadBy`); 0 in a true state. One number: a list
   * would make every state dearer.
   */
  had: scalar(),

  /** Numbers of cards and cubes of each seat; public. A custom board may have more of them than fit in a byte. */
  handCounts: shorts(MAX_PLAYERS),
  warehouseCounts: shorts(MAX_PLAYERS),
  /** Number of cubes in each city. */
  cityCounts: shorts(2),

  /** hands[seat * 6 + colour], warehouses[seat * 6 + colour]: zeros if hidden. */
  hands: bytes(MAX_PLAYERS * COLOUR_COUNT),
  warehouses: bytes(MAX_PLAYERS * COLOUR_COUNT),
  /** cities[city * 6 + colour], 0 Venice, 1 Constantinople. */
  cities: bytes(2 * COLOUR_COUNT),
  bag: bytes(COLOUR_COUNT),
  deck: bytes(COLOUR_COUNT),
  discard: bytes(COLOUR_COUNT),
  /** Position of each ship on the lane, -1 not placed; and its heading: 1 to Constantinople, -1 to Venice, 0 not placed. */
  shipAt: bytes(FLEET),
  heading: bytes(FLEET),
  /** Colour of its cargo, -1 none; number of cubes; and whether its last one was raided (GH-4.4). */
  cargo: bytes(FLEET),
  cubes: bytes(FLEET),
  robbed: bytes(FLEET),
  /** occupied[place]: number of ships there. */
  occupied: bytes(MAX_PLACES),
});

/** State of a match of Golden Horn, or a view of it. */
export class GoldenHornState extends LAYOUT.State {
  readonly tables: Tables;

  constructor(tables: Tables) {
    super();
    this.tables = tables;
  }

  /** Actor that decides next. */
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

/** Returns an independent copy. */
export function clone(s: GoldenHornState): GoldenHornState {
  const copy = new GoldenHornState(s.tables);
  copy.copyFrom(s);
  return copy;
}
