import type { BotKit, MatchFault } from '@levante/bots';
import type { MatchRecord, Options, Result } from '@levante/contract';
import { seatLevels } from '../arguments.ts';

/** A run of matches: everything that a thread must know to play any of them. */
export interface Simulation {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** The levels that were asked for; they take the seats in turn, one seat further in each match. */
  readonly levels: readonly string[];
  readonly seed: number;
  readonly record: boolean;
}

/** How one match of a run went. */
export interface Played {
  readonly index: number;
  /** The level on each seat. */
  readonly levels: readonly string[];
  readonly plies: number;
  readonly result: Result | null;
  readonly fault: MatchFault | null;
  readonly record: MatchRecord | null;
}

/** Every match has a seed of its own, so that threads can share the work in any way and the matches stay the same. */
function seedOf(seed: number, index: number): number {
  return (seed % 0x100000000) + index * 0x100000000;
}

/** Plays match `index` of a run. */
export function playOne(kit: BotKit, run: Simulation, index: number): Played {
  const levels = seatLevels(run.levels, run.options.players, index);
  const { plies, result, fault, actions } = kit.playMatch({
    options: run.options,
    levels,
    seed: seedOf(run.seed, index),
    record: run.record,
  });
  const record: MatchRecord | null = run.record
    ? {
        format: 'levante-record',
        version: 1,
        game: run.game,
        rulesVersion: run.rulesVersion,
        options: run.options,
        names: levels,
        actions,
        ...(result === null ? {} : { result }),
      }
    : null;
  return { index, levels, plies, result, fault, record };
}
