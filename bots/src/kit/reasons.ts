import type { Json, Seat } from '@levante/contract';

/**
 * Explanation of why a turn was worse than the best one found. Each game defines its own kinds and fields. `seat` is the
 * seat that played the turn, unless the game documents otherwise.
 */
export interface Reason {
  readonly kind: string;
  readonly seat: Seat;
  readonly [key: string]: Json;
}
