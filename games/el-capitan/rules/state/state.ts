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
export const MAX_OPEN = 8;

/** Where in `need` the least of them stands. */
export const ANYWHERE = CITIES;

/** What tells a state, whoever plays and whatever is in play. */
const BASE = {
  /** 1–3. */
  phase: scalar(),
  /** From 1 within a phase (EC-3.1). */
  round: scalar(),
  /** The phase's starting player. */
  starter: scalar(),
  /** Whose turn it is, or was last; -1 before the first. */
  seat: scalar(),
  /** One of `TURN` … `OVER`. */
  step: scalar(),
  /** 1 once a stock has become empty (EC-8.1). */
  lastRound: scalar(),
  /** How many passes this round has seen (EC-8.7). */
  passes: scalar(),
  /** Who decides in `SETTLE` and `STARTER`. */
  decider: scalar(),
  /** The turn's action so far: `NOTHING` … `FORTIFIED`. */
  acted: scalar(),
  /** 1 if a card was bought before the action of this turn. */
  bought: scalar(),
  /** 1 if the ship has sailed in this turn. */
  sailed: scalar(),
  /** How many bonus cards are gone (EC-8.5). */
  bonusesTaken: scalar(),

  /** Florins, by seat. */
  cash: words(MAX_SEATS),
  /** Florins of the bonus card, by seat. */
  bonus: words(MAX_SEATS),
  /** Cards in hand: hands[seat * 3 + word], bits. */
  hands: words(MAX_SEATS * WORDS),
  /** Bits of the cards that lie open, in the piles, and on the discards: [word]. */
  open: words(WORDS),
  deck: words(WORDS),
  discard: words(WORDS),

  /** Stock, by seat: main houses and fortresses. */
  warehouses: bytes(MAX_SEATS),
  fortresses: bytes(MAX_SEATS),
  /** Where the ships are: -1 off the board, 0–11 a city, 12 the bank; and on which berth, -1 none. */
  shipAt: bytes(MAX_SEATS),
  shipBerth: bytes(MAX_SEATS),
  /** The open cards in the order they were turned up: destination cards first (8 places), then connection cards. */
  display: bytes(2 * MAX_OPEN),
  displayed: bytes(2),
  /** loans[(seat * 2 + kind) * 3 + state]: how many. */
  loans: bytes(MAX_SEATS * LOAN_KINDS * LOAN_STATES),
  /** Loan cards left, by kind. */
  loanCards: bytes(LOAN_KINDS),
  /** berths[city * 3 + i]: -1 free, a seat, or 5 for the pirate. */
  berths: bytes(CITIES * MAX_BERTHS),
  /** forts[city * 2 + i]: -1 free or a seat. */
  forts: bytes(CITIES * MAX_FORTRESSES),
  /** sites[city * 12 + i]: the house on site i + 1. */
  sites: bytes(CITIES * SITES),
  /** shut[city * 12 + i], i below shutCount[city]: shut houses in the order of shutting; in Porto those out of the game. */
  shut: bytes(CITIES * SITES),
  shutCount: bytes(CITIES),
};

/** What follows from the rest; `derive` recomputes it. */
const DERIVED = {
  /** What acting in each city would cost on arriving there, for whose turn it is, before its action, and the least of it; else nothing can be done: see `measureNeeds`. */
  need: derived(words(CITIES + 1)),
  /** joined[seat * 12 + city]: the cities that connection cards of a hand join to a city, as bits. */
  joined: derived(words(MAX_SEATS * CITIES)),
  /** deeds[seat * 12 + city]: what the houses and fortresses there let a seat do, see `measureDeeds`. */
  deeds: derived(bytes(MAX_SEATS * CITIES)),
  /** houses[city * 11 + house]: how many of that colour stand open on the track; and all of a city. */
  houses: derived(bytes(CITIES * HOUSES)),
  standing: derived(bytes(CITIES)),
  /** Numbers (1–12) of the foremost and the last standing house, 0 if there is none. */
  front: derived(bytes(CITIES)),
  back: derived(bytes(CITIES)),
  /** In how many cities each seat has an open house of its main colour. */
  spread: derived(bytes(MAX_SEATS)),
};

/** The state as named fields: what every match has, and what the variants add. */
export const LAYOUT = layout({ ...BASE, ...TWO_PLAYER_FIELDS, ...PIRATE_FIELDS, ...DERIVED });

/** Everything true now in a match of El Capitán. */
export class ElCapitanState extends LAYOUT.State {
  readonly tables: Tables;

  constructor(tables: Tables) {
    super();
    this.tables = tables;
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
}

/** Returns an independent copy. */
export function clone(s: ElCapitanState): ElCapitanState {
  const copy = new ElCapitanState(s.tables);
  copy.copyFrom(s);
  return copy;
}
