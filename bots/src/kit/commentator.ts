import type { JsonObject, Seat } from '@levante/contract';
import type { Reason } from './reasons.ts';

/** Where in a match a turn stands. */
export interface Whereabouts {
  /** `turn`, or the step of a decision that is none: `settle`, `starter`, `place`. */
  readonly kind: string;
  readonly phase?: number;
  readonly round?: number;
}

/** Two ways on from one position, by one seat. */
export interface Comparison {
  /** What the seat could see: reasons rest on nothing else. */
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/** What an analysis must know of a game beyond the contract; without one a game is analysed without reasons. */
export interface Commentator {
  /** Steps (`step` of the state) whose decisions are no part of a turn. */
  readonly apart: readonly string[];
  /** Why the best is better, by the game's own figures, the greatest first. */
  reasons(comparison: Comparison): readonly Reason[];
}

/** For games nobody comments on. */
export const SILENT: Commentator = { apart: [], reasons: () => [] };

/** Where a position stands, from the keys that states have in common. */
export function whereaboutsOf({ apart }: Commentator, { step, phase, round }: JsonObject): Whereabouts {
  return {
    kind: typeof step === 'string' && apart.includes(step) ? step : 'turn',
    ...(typeof phase === 'number' ? { phase } : {}),
    ...(typeof round === 'number' ? { round } : {}),
  };
}

/** A reason with what it counts for beside others. */
export interface Weighed {
  readonly reason: Reason;
  /** In the game's own unit: florins, points. */
  readonly weight: number;
}

/** How many reasons a turn has at most. */
const MOST_REASONS = 2;

/** The weightiest of what is worth saying. */
export function greatest(reasons: readonly Weighed[], least: number): readonly Reason[] {
  return reasons
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
}
