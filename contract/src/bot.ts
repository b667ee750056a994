import type { Action } from './actions.ts';
import type { Game, Seat } from './game.ts';
import type { Random } from './random.ts';

/**
 * A player without hands. It is given a view (never the true state), its own stream of random
 * numbers and a budget, and answers with one legal action of the seat it plays.
 */
export interface Bot<S> {
  /** The level's name: `random`, `deckhand`, … */
  readonly level: string;
  decide(game: Game<S>, view: S, seat: Seat, random: Random, budget: Budget): Action;
}

/** How long a bot may think. The clock is handed in, so that none stands in the bots' own code. */
export interface Budget {
  /** Milliseconds left for this decision; Infinity where nobody waits. */
  remaining(): number;
}

export const NO_LIMIT: Budget = { remaining: () => Number.POSITIVE_INFINITY };
