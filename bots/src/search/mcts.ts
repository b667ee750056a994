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
    manner: { foresight: false, curiosity: 0.7, sharpness: 1, first: 1, more: 2, fates: 1 },
    tries: TRIES,
    judge: playout,
  });
}
