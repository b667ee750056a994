import { createHash } from 'node:crypto';
import type { Options } from '@levante/contract';
import type { Simulation } from '../simulate/range.ts';

/** Two levels that meet; `upper` stands above `lower` in the kit. */
export interface Pair {
  readonly upper: string;
  readonly lower: string;
}

/** How the matches of a tournament are played. */
export interface Terms {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** Milliseconds that a bot may think in a turn; null where it takes the time of its level. */
  readonly ms: number | null;
  /** Of each pair, whole deals. */
  readonly matches: number;
  readonly seed: number;
}

/** Each level against the one below it, or each against all below; levels are given weakest first. */
export function pairsOf(levels: readonly string[], all: boolean): Pair[] {
  return levels.flatMap((upper, i) =>
    levels.slice(all ? 0 : Math.max(0, i - 1), i).map((lower): Pair => ({ upper, lower })),
  );
}

/** So many matches or a few more: every deal is played from every seat. */
export function wholeDeals(matches: number, players: number): number {
  return Math.ceil(matches / players) * players;
}

/** The matches of a pair: the upper level on one seat, the lower on all others. Each pair has deals of its own. */
export function runOf({ game, rulesVersion, options, ms, seed }: Terms, { upper, lower }: Pair): Simulation {
  const levels = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? upper : lower));
  const own = createHash('sha256').update(`${seed} ${upper} ${lower}`).digest().readUInt32LE(0);
  return { game, rulesVersion, options, levels, seed: own, ms, record: false };
}
