import { type DealWins, type Share, shareOf } from '../simulate/wins.ts';
import type { Pair } from './pairs.ts';
import type { Encounter } from './rating.ts';

/** Origin of a pair's result, so that only comparable results are combined. */
export interface Circumstances {
  /** Build of rules and bots. */
  readonly build: string;
  readonly machine: string;
  readonly date: string;
}

/** Result of a pair of levels. Whole numbers only. */
export interface PairResult extends Pair, Circumstances {
  /** Wins of the upper level by deal. */
  readonly deals: readonly DealWins[];
  /** Number of aborted matches; they are not among the deals. */
  readonly faults: number;
  /** Average microseconds of an answer. */
  readonly upperThinks: number;
  readonly lowerThinks: number;
  /** Turns of both levels that took more than 1.1 times their budget. */
  readonly lateTurns: number;
}

/** Returns the share of the upper level, and the number of matches. */
export function shareOfPair({ deals }: PairResult): Share & { readonly matches: number } {
  return { ...shareOf(deals), matches: deals.reduce((sum, deal) => sum + deal.matches, 0) };
}

/** Returns the results that can be rated. */
export function encountersOf(results: readonly PairResult[], players: number): Encounter[] {
  return results
    .map((result) => ({ upper: result.upper, lower: result.lower, players, ...shareOfPair(result) }))
    .filter(({ matches }) => matches > 0);
}
