import type { Fault } from './fault.ts';
import type { Subject } from './subject.ts';
import { type Trial, tryMatch } from './trial.ts';

/** A subject with the type of its game's state hidden. */
export interface Prover {
  readonly gameId: string;
  /** Plays match number `match` of a run and looks at it (see `tryMatch`). */
  tryMatch(match: number, seed: number, thin?: number): Trial;
}

export function proverOf<S>(subject: Subject<S>): Prover {
  return { gameId: subject.game.id, tryMatch: (match, seed, thin) => tryMatch(subject, match, seed, thin) };
}

/** What is to be tried, and how much of it: `matches` random matches, going over all the subject's options in turn. */
export interface TrialPlan<S> extends Subject<S> {
  readonly seed: number;
  readonly matches: number;
  /** See `tryMatch`. */
  readonly thin?: number;
}

/** Tries a game; gives every fault, at most one of each check and match. A game that keeps the contract gives none. */
export function conformance<S>(plan: TrialPlan<S>): readonly Fault[] {
  return Array.from({ length: plan.matches }, (_, match) => tryMatch(plan, match, plan.seed, plan.thin).faults).flat();
}
