import type { BotKit, MatchFault } from '@levante/bots';
import { seatLevels } from '@levante/cli/lib/arguments.ts';
import type { MatchRecord, Options, Result } from '@levante/contract';
import { Stopwatch, type Thinking } from './stopwatch.ts';

/** A run of matches: everything that a thread must know to play any of them. */
export interface Simulation {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** The levels that were asked for, used again from the first until every seat has one; one seat further in each match. */
  readonly levels: readonly string[];
  readonly seed: number;
  /** Milliseconds that a bot may think in a turn; null where it takes the time of its level. */
  readonly ms: number | null;
  readonly record: boolean;
}

/** How one match of a run went. */
export interface Played {
  readonly index: number;
  /** Which deal it was: as many matches share one as there are seats. */
  readonly deal: number;
  /** The level on each seat. */
  readonly levels: readonly string[];
  readonly plies: number;
  readonly result: Result | null;
  readonly fault: MatchFault | null;
  /** How long each seat thought. */
  readonly thinking: readonly Thinking[];
  readonly record: MatchRecord | null;
}

const TWO_TO_32 = 0x100000000;

/** Every match and every deal has a seed of its own, so that threads can share the work in any way and the matches stay the same. */
function seedOf(seed: number, index: number): number {
  return (seed % TWO_TO_32) + index * TWO_TO_32;
}

/** Who sits where in match `index`: after as many matches as there are seats, everybody has sat everywhere once. */
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
