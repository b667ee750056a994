import type { JsonObject, Seat } from '@levante/contract';
import type { Reason } from './reasons.ts';

/** Position of a turn within a match. */
export interface Whereabouts {
  /** `turn`, or the step of a decision outside turns: `settle`, `starter`, `place`. */
  readonly kind: string;
  readonly phase?: number;
  readonly round?: number;
}

/** Two lines of one seat from the same position. */
export interface Comparison {
  /** View of the seat; reasons must not use anything else. */
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/** Game-specific explanations for analyses. Games without a commentator are analysed without reasons. */
export interface Commentator {
  /** Values of `step` whose decisions are not part of a turn. */
  readonly apart: readonly string[];
  /** Explains why the best line is better, most important reason first. */
  reasons(comparison: Comparison): readonly Reason[];
}

/** Commentator that gives no reasons. */
export const SILENT: Commentator = { apart: [], reasons: () => [] };

/** Reads the position within the match from the keys that all states share. */
export function whereaboutsOf({ apart }: Commentator, { step, phase, round }: JsonObject): Whereabouts {
  return {
    kind: typeof step === 'string' && apart.includes(step) ? step : 'turn',
    ...(typeof phase === 'number' ? { phase } : {}),
    ...(typeof round === 'number' ? { round } : {}),
  };
}

/** A reason with its weight for ranking. */
export interface Weighed {
  readonly reason: Reason;
  /** In units of the game's score: florins, points. */
  readonly weight: number;
}

/** Maximum number of reasons per turn. */
const MAX_REASONS = 2;

/** Returns the reasons with the greatest weights, ignoring reasons below `least`. */
export function greatest(reasons: readonly Weighed[], least: number): readonly Reason[] {
  return reasons
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_REASONS)
    .map(({ reason }) => reason);
}
