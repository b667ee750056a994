import type { Json, Seat } from '@levante/contract';

/**
 * Why a turn was worse than the best found, as data. The kinds and what else there is to one are the game's own. `seat` is
 * whose turn it was, except where the game says otherwise.
 */
export interface Reason {
  readonly kind: string;
  readonly seat: Seat;
  readonly [key: string]: Json;
}
