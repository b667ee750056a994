import type { BotKit, MatchFault } from '@levante/bots';
import { seatLevels } from '@levante/cli/lib/arguments.ts';
import type { MatchRecord, Options, Result } from '@levante/contract';
import { Stopwatch, type Thinking } from './stopwatch.ts';

/** Settings of a run of matches: everything a thread needs to play any of them. */
export interface Simulation {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** Requested levels, repeated until every seat has one and rotated by one seat in each match. */
  readonly levels: readonly string[];
  readonly seed: number;
  /** Time budget of a bot for a turn, in milliseconds; null for the default of its level. */
  readonly ms: number | null;
  readonly record: boolean;
}

/** Result of one match of a run. */
export interface Played {
  readonly index: number;
  /** Number of its deal, shared by as many matches as there are seats. */
  readonly deal: number;
  /** Level in each seat. */
  readonly levels: readonly string[];
  readonly plies: number;
  readonly result: Result | null;
  readonly fault: MatchFault | null;
  /** Thinking time of each seat. */
  readonly thinking: readonly Thinking[];
  readonly record: MatchRecord | null;
}

const TWO_TO_32 = 0x100000000;

/** Returns the seed of a match or deal; separate seeds make the matches independent of the distribution over threads. */
function seedOf(seed: number, index: number): number {
  return (seed % TWO_TO_32) + index * TWO_TO_32;
}

/**
 * Returns the levels by seat in match `index`. After as many matches as there are seats, each level has been in every
 * seat once.
 */
export function lineUp({ levels, options: { players } }: Simulation, index: number): string[] {
  const seats = seatLevels(levels, players);
  return seats.map((_, seat) => seats[(seat + index) % players] ?? '');
}

/** Plays match `index` of a run. */
export function playOne(kit: BotKit, run: Simulation, index: number): Played {
  const levels = lineUp(run, index);
  const deal = Math.floor(index / run.options.players);
  const watch = new Stopwatch(levels.length, run.ms);
  const { plies, result, fault, actions } = kit.playMatch({
    options: run.options,
    levels,
    seed: seedOf(run.seed, index),
    deal: seedOf(run.seed, deal),
    budget: () => watch.turn(),
    timer: watch,
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
  return { index, deal, levels, plies, result, fault, thinking: watch.thinking, record };
}
