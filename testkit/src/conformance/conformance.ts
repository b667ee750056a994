import type { Fault } from './fault.ts';
import type { Subject } from './subject.ts';
import { type Trial, tryMatch } from './test-match.ts';

/** A subject with the type of its game's state hidden. */
export interface Prover {
  readonly gameId: string;
  /** Plays and checks match number `match` of a run (see `tryMatch`). */
  tryMatch(match: number, seed: number, thin?: number): Trial;
}

export function proverOf<S>(subject: Subject<S>): Prover {
  return { gameId: subject.game.id, tryMatch: (match, seed, thin) => tryMatch(subject, match, seed, thin) };
}

/** Game to test and the extent: `matches` random matches, cycling through all the subject's options. */
export interface TrialPlan<S> extends Subject<S> {
  readonly seed: number;
  readonly matches: number;
  /** See `tryMatch`. */
  readonly thin?: number;
}

/** Tests a game; returns every fault, at most one per check and match. A game that conforms to the contract has none. */
export function conformance<S>(plan: TrialPlan<S>): readonly Fault[] {
  return Array.from({ length: plan.matches }, (_, match) => tryMatch(plan, match, plan.seed, plan.thin).faults).flat();
}
