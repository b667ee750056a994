import { createHash } from 'node:crypto';
import type { Options } from '@levante/contract';
import type { Simulation } from '../simulate/simulation-run.ts';

/** Two opposing levels; `upper` ranks above `lower` in the kit. */
export interface Pair {
  readonly upper: string;
  readonly lower: string;
}

/** Terms of a tournament. */
export interface Terms {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** Time budget of a bot for a turn, in milliseconds; null for the default of its level. */
  readonly ms: number | null;
  /** Matches of each pair, in whole deals. */
  readonly matches: number;
  readonly seed: number;
}

/** Returns pairs of each level with the one below it, or with all below. `levels` are given weakest first. */
export function pairsOf(levels: readonly string[], all: boolean): Pair[] {
  return levels.flatMap((upper, i) =>
    levels.slice(all ? 0 : Math.max(0, i - 1), i).map((lower): Pair => ({ upper, lower })),
  );
}

/** Rounds up to whole deals, in which every deal is played once from every seat. */
export function wholeDeals(matches: number, players: number): number {
  return Math.ceil(matches / players) * players;
}

/** Returns the matches of a pair: the upper level in one seat, the lower in all others. Each pair has its own deals. */
export function runOf({ game, rulesVersion, options, ms, seed }: Terms, { upper, lower }: Pair): Simulation {
  const levels = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? upper : lower));
  const own = createHash('sha256').update(`${seed} ${upper} ${lower}`).digest().readUInt32LE(0);
  return { game, rulesVersion, options, levels, seed: own, ms, record: false };
}
