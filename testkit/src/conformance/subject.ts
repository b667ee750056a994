import type { Game, Proof } from '@levante/contract';

/** A game with its input to the conformance kit. */
export interface Subject<S> extends Proof<S> {
  readonly game: Game<S>;
}

/** Default bound on the plies of a match, above which it is at fault. */
export const MAX_MATCH_PLIES = 20_000;
