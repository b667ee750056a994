import type { Action } from './actions.ts';
import type { Game, Seat } from './game.ts';
import type { Random } from './random.ts';

/**
 * A computer player. It receives a view (never the true state), its own stream of random numbers and a budget, and
 * returns the actions for its seat. The bot may use the view until it has answered, and must clone it to keep it
 * longer.
 */
export interface Bot<S> {
  /** The level's name: `random`, `deckhand`, … */
  readonly level: string;
  think(game: Game<S>, view: S, seat: Seat, random: Random, budget: Budget): Thought;
  /**
   * Estimates each seat's chance to win, adding up to 1, in any position that is not over, for any next actor.
   * Undefined for bots that cannot evaluate.
   */
  weigh?(game: Game<S>, view: S, seat: Seat, random: Random, budget: Budget): readonly number[];
}

/** Answer of a bot. */
export interface Thought {
  /**
   * At least one action. The first is legal in the view, each further one after the previous ones. They end with the
   * turn, or before chance or another seat decides. The caller applies them in order and then asks again.
   */
  readonly actions: readonly Action[];
  /** Each seat's chance to win in the bot's estimate, adding up to 1; undefined for bots that cannot evaluate. */
  readonly chances?: readonly number[];
  /** Number of positions evaluated; undefined for bots that do not count them. */
  readonly weighed?: number;
}

/** Time limit for a bot. The clock is injected, so bots never read one themselves. */
export interface Budget {
  /** Milliseconds left for this turn; Infinity without a time limit. */
  remaining(): number;
}

export const NO_LIMIT: Budget = { remaining: () => Number.POSITIVE_INFINITY };
