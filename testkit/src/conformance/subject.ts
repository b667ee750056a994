import type { Game, Proof } from '@levante/contract';

/** A game and what it tells of itself. */
export interface Subject<S> extends Proof<S> {
  readonly game: Game<S>;
}

/** A match that lasts this long is at fault, where its game names no other bound. */
export const MAX_TRIAL_PLIES = 20_000;
