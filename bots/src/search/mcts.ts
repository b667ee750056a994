import type { Bot } from '@levante/contract';
import { playout } from './evaluator.ts';
import { searching } from './thinker.ts';

/** Iterations per turn if the budget allows. */
const TRIES = 1000;

/**
 * Creates the baseline bot: plain Monte Carlo tree search with uniform playouts and no knowledge of the game. Its strength
 * must stay fixed, since other bots are rated against it.
 */
export function mcts<S>(): Bot<S> {
  return searching({
    level: 'mcts',
    config: {
      usePriors: false,
      exploration: 0.7,
      priorTemperature: 1,
      wideningBase: 1,
      wideningGrowth: 2,
      chanceWidening: 1,
    },
    tries: TRIES,
    evaluator: playout,
  });
}
