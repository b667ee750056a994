import { type DealWins, type Share, shareOf } from '../simulate/wins.ts';
import type { Pair } from './pairs.ts';
import type { Encounter } from './rating.ts';

/** Where and when a pair was played, so that nothing is mixed that does not belong together. */
export interface Circumstances {
  /** The build of rules and bots. */
  readonly build: string;
  readonly machine: string;
  readonly date: string;
}

/** What a pair of levels came to. Whole numbers only. */
export interface PairResult extends Pair, Circumstances {
  /** The wins of the upper level, deal by deal. */
  readonly deals: readonly DealWins[];
  /** Matches that were broken off; they are not among the deals. */
  readonly faults: number;
  /** Microseconds that an answer took on average. */
  readonly upperThinks: number;
  readonly lowerThinks: number;
  /** Turns of either that took more than 1.1 times their budget. */
  readonly lateTurns: number;
}

/** The share of the upper level, and of how many matches. */
export function shareOfPair({ deals }: PairResult): Share & { readonly matches: number } {
  return { ...shareOf(deals), matches: deals.reduce((sum, deal) => sum + deal.matches, 0) };
}

/** The results that ratings can be made of. */
export function encountersOf(results: readonly PairResult[], players: number): Encounter[] {
  return results
    .map((result) => ({ upper: result.upper, lower: result.lower, players, ...shareOfPair(result) }))
    .filter(({ matches }) => matches > 0);
}
