import type { Action } from './actions.ts';
import type { Game, Seat } from './game.ts';
import type { Random } from './random.ts';

/**
 * A player without hands. It is given a view (never the true state), its own stream of random
 * numbers and a budget, and answers with what the seat it plays shall do. The view is the bot's until it has answered; to
 * look at it later it makes a clone.
 */
export interface Bot<S> {
  /** The level's name: `random`, `deckhand`, … */
  readonly level: string;
  think(game: Game<S>, view: S, seat: Seat, random: Random, budget: Budget): Thought;
  /** Each seat's chance to win, adding up to 1, in any position that is not over, whoever decides there; bots without an opinion have no such thing. */
  weigh?(game: Game<S>, view: S, seat: Seat, random: Random, budget: Budget): readonly number[];
}

/** What a bot came to. */
export interface Thought {
  /**
   * At least one action, the first legal in the view, each next one legal after those before it: the rest of the turn as
   * far as no chance and nobody else decides in between. Whoever asked does them in order and then asks again.
   */
  readonly actions: readonly Action[];
  /** Each seat's chance to win as the bot sees it, adding up to 1; left out by bots without an opinion. */
  readonly chances?: readonly number[];
  /** How many positions were weighed; left out by bots that do not count. */
  readonly weighed?: number;
}

/** How long a bot may think. The clock is handed in, so that none stands in the bots' own code. */
export interface Budget {
  /** Milliseconds left for this turn; Infinity where nobody waits. */
  remaining(): number;
}

export const NO_LIMIT: Budget = { remaining: () => Number.POSITIVE_INFINITY };
