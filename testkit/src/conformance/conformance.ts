import type { Fault } from './fault.ts';
import type { Subject } from './subject.ts';
import { type TestedMatch, testMatch } from './test-match.ts';

/** A subject without the type of its game's state. */
export interface Prover {
  readonly gameId: string;
  /** Plays and checks match number `match` of a run (see `testMatch`). */
  testMatch(match: number, seed: number, thin?: number): TestedMatch;
}

export function proverOf<S>(subject: Subject<S>): Prover {
  return { gameId: subject.game.id, testMatch: (match, seed, thin) => testMatch(subject, match, seed, thin) };
}

/** Game to test and the extent: `matches` random matches, cycling through all the subject's options. */
export interface ConformancePlan<S> extends Subject<S> {
  readonly seed: number;
  readonly matches: number;
  /** See `testMatch`. */
  readonly thin?: number;
}

/**
 * Tests a game. Returns every fault, at most one per check and match. A game that conforms to the contract has none.
 */
export function conformance<S>(plan: ConformancePlan<S>): readonly Fault[] {
  return Array.from({ length: plan.matches }, (_, match) => testMatch(plan, match, plan.seed, plan.thin).faults).flat();
}
