import { type Actor, bytes, CHANCE, derived, layout, NOBODY, scalar, words } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { HOUSES } from '../board/houses.ts';
import { CITIES, MAX_BERTHS, MAX_FORTRESSES, MAX_SEATS, type Tables, WORDS } from '../board/tables.ts';
import { PIRATE_FIELDS } from '../pirate/pirate.ts';
import { TWO_PLAYER_FIELDS } from '../two-player/two-player.ts';

export const TURN = 0;
export const REFILL = 1;
export const SETTLE = 2;
export const STARTER = 3;
export const OVER = 4;
export const STEPS = ['turn', 'refill', 'settle', 'starter', 'over'] as const;

/** Action of the turn. */
export const NOTHING = 0;
export const BUILT = 1;
export const REOPENED = 2;
export const FORTIFIED = 3;
export const ACTS = [null, 'build', 'reopen', 'fortress'] as const;

/** Kinds of loan: 0 of 10, 1 of 16; and the states of one (EC-9.1). */
export const LOAN_KINDS = 2;
export const FRESH = 0;
export const EXTENDED = 1;
/** Extended in the current settlement. */
export const DECIDED = 2;
export const LOAN_STATES = 3;
/** Maximum number of open cards of one kind. */
export const MAX_OPEN = 8;

/** Index in `need` of the minimum. */
export const ANYWHERE = CITIES;

/** Primary fields of every match. */
const BASE = {
  /** 1–3. */
  phase: scalar(),
  /** From 1 within a phase (EC-3.1). */
  round: scalar(),
  /** The phase's starting player. */
  starter: scalar(),
  /** Seat whose turn it is, or was last; -1 before the first. */
  seat: scalar(),
  /** One of `TURN` … `OVER`. */
  step: scalar(),
  /** 1 once a stock has become empty (EC-8.1). */
  lastRound: scalar(),
  /** Number of passes in this round (EC-8.7). */
  passes: scalar(),
  /** Seat that decides in `SETTLE` and `STARTER`. */
  decider: scalar(),
  /** The turn's action so far: `NOTHING` … `FORTIFIED`. */
  acted: scalar(),
  /** 1 if a card was bought before the action of this turn. */
  bought: scalar(),
  /** 1 if the ship has sailed in this turn. */
  sailed: scalar(),
  /** Number of bonus cards taken (EC-8.5). */
  bonusesTaken: scalar(),

  /** Florins, by seat. */
  cash: words(MAX_SEATS),
  /** Florins of the bonus card, by seat. */
  bonus: words(MAX_SEATS),
  /** Cards in hand: hands[seat * 3 + word], bits. */
  hands: words(MAX_SEATS * WORDS),
  /** Bits of the cards that are open, in the piles, and on the discards: [word]. */
  open: words(WORDS),
  deck: words(WORDS),
  discard: words(WORDS),

  /** Stock, by seat: main houses and fortresses. */
  warehouses: bytes(MAX_SEATS),
  fortresses: bytes(MAX_SEATS),
  /** Place of each ship: -1 off the board, 0–11 a city, 12 the bank; and its berth, -1 none. */
  shipAt: bytes(MAX_SEATS),
  shipBerth: bytes(MAX_SEATS),
  /** Open cards in the order they were turned up: destination cards first (8 places), then connection cards. */
  display: bytes(2 * MAX_OPEN),
  displayed: bytes(2),
  /** loans[(seat * 2 + kind) * 3 + state]: number of loans. */
  loans: bytes(MAX_SEATS * LOAN_KINDS * LOAN_STATES),
  /** Loan cards left, by kind. */
  loanCards: bytes(LOAN_KINDS),
  /** berths[city * 3 + i]: -1 free, a seat, or 5 for the pirate. */
  berths: bytes(CITIES * MAX_BERTHS),
  /** forts[city * 2 + i]: -1 free or a seat. */
  forts: bytes(CITIES * MAX_FORTRESSES),
  /** sites[city * 12 + i]: house on site i + 1. */
  sites: bytes(CITIES * SITES),
  /** shut[city * 12 + i], i below shutCount[city]: shut houses in the order of shutting; in Porto those out of the game. */
  shut: bytes(CITIES * SITES),
  shutCount: bytes(CITIES),
};

/** Derived fields; `derive` recomputes them. */
const DERIVED = {
  /**
   * Cost of acting in each city on arriving there, for the seat to act before its action, and their minimum; otherwise
   * nothing is possible: see `measureNeeds`.
   */
  need: derived(words(CITIES + 1)),
  /** joined[seat * 12 + city]: cities that connection cards in hand join to a city, as bits. */
  joined: derived(words(MAX_SEATS * CITIES)),
  /** deeds[seat * 12 + city]: deeds that the houses and fortresses there allow a seat, see `measureDeeds`. */
  deeds: derived(bytes(MAX_SEATS * CITIES)),
  /** houses[city * 11 + house]: number of open houses of that colour on the track; and all of a city. */
  houses: derived(bytes(CITIES * HOUSES)),
  standing: derived(bytes(CITIES)),
  /** Numbers (1–12) of the foremost and the last open house, 0 if there is none. */
  front: derived(bytes(CITIES)),
  back: derived(bytes(CITIES)),
  /** Number of cities in which each seat has an open house of its main colour. */
  spread: derived(bytes(MAX_SEATS)),
};

/** The state as named fields: common fields, and fields of the variants. */
export const LAYOUT = layout({ ...BASE, ...TWO_PLAYER_FIELDS, ...PIRATE_FIELDS, ...DERIVED });

/** State of a match of El Capitán. */
export class ElCapitanState extends LAYOUT.State {
  readonly tables: Tables;

  constructor(tables: Tables) {
    super();
    this.tables = tables;
  }

  /** Actor that decides next. */
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
}

/** Returns an independent copy. */
export function clone(s: ElCapitanState): ElCapitanState {
  const copy = new ElCapitanState(s.tables);
  copy.copyFrom(s);
  return copy;
}
