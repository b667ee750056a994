import type { Bot } from '@levante/contract';
import { playout } from './judge.ts';
import { searching } from './thinker.ts';

/** Tries a turn where nobody sets a limit of time. */
const TRIES = 1000;

/**
 * The yardstick: plain Monte-Carlo tree search with uniform playouts to the end. Nothing is learned, nothing known but the
 * contract; it is never weakened, so that all else can be measured by it.
 */
export function mcts<S>(): Bot<S> {
  return searching({
    level: 'mcts',
    manner: {
      usePriors: false,
      exploration: 0.7,
      priorTemperature: 1,
      wideningBase: 1,
      wideningGrowth: 2,
      chanceWidening: 1,
    },
    tries: TRIES,
    judge: playout,
  });
}
