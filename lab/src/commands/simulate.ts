import { gameNamed, levelsOf } from '@levante/cli/lib/arguments.ts';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { writeJsonFile } from '@levante/cli/lib/files.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import { type MatchChoice, optionsOf } from '@levante/cli/lib/setup.ts';
import { writeSection } from '../ladder/page.ts';
import { machine, today, typedCommand } from '../ladder/run-line.ts';
import { buildMarkOf } from '../lib/task-kinds.ts';
import type { JobsChoice } from '../lib/threads.ts';
import { MAX_MATCHES } from '../simulate/queue.ts';
import { reportSection, showReport } from '../simulate/show.ts';
import type { Played, Simulation } from '../simulate/simulation-run.ts';
import { MatchTally } from '../simulate/tally.ts';
import { inThreads } from '../simulate/threads.ts';

export interface SimulateOptions extends MatchChoice, JobsChoice {
  readonly bots: readonly string[];
  readonly matches?: number;
  readonly minutes?: number;
  readonly hours?: number;
  readonly seed: number;
  readonly ms?: number;
  readonly records?: string;
  readonly write?: string;
  readonly results: string;
  readonly json?: true;
}

const USUAL_MATCHES = 100;
const MINUTE = 60_000;

const recordName = (run: Simulation, index: number): string =>
  `${run.game}-${run.options.players}-${run.seed}-${String(index).padStart(6, '0')}.levante.json`;

function runOf(options: SimulateOptions): Simulation {
  const entry = gameNamed(DEPENDENCIES, options.game);
  const run: Simulation = {
    game: entry.id,
    rulesVersion: entry.rulesVersion,
    options: optionsOf(entry, options),
    levels: levelsOf(DEPENDENCIES, entry.id, options.bots),
    seed: options.seed,
    ms: options.ms ?? null,
    record: options.records !== undefined,
  };
  const { players } = run.options;
  if (run.levels.length > players) throw new CommandFault(`${run.levels.length} bots do not fit ${players} seats`);
  return run;
}

/** Extent of a run: a number of matches, a time, or whichever ends first. */
class Extent {
  readonly matches: number;
  readonly #ms: number | null;
  readonly #began = Date.now();

  constructor({ matches, minutes, hours }: SimulateOptions) {
    this.#ms = minutes === undefined && hours === undefined ? null : ((minutes ?? 0) + 60 * (hours ?? 0)) * MINUTE;
    this.matches = matches ?? (this.#ms === null ? USUAL_MATCHES : MAX_MATCHES);
  }

  get until(): number | null {
    return this.#ms === null ? null : this.#began + this.#ms;
  }

  /** Returns the share that is done after a number of matches. */
  over(played: number): number {
    const byTime = this.#ms === null ? 0 : (Date.now() - this.#began) / this.#ms;
    return Math.max(played / this.matches, byTime);
  }

  get whole(): string {
    const matches = this.matches === MAX_MATCHES ? [] : [`${this.matches} matches`];
    const minutes = this.#ms === null ? [] : [`${this.#ms / MINUTE} minutes`];
    return [...matches, ...minutes].join(' or ');
  }
}

/** Plays matches between bots and reports. Fails if any match has a fault. */
export async function runSimulate(options: SimulateOptions): Promise<void> {
  const run = runOf(options);
  const extent = new Extent(options);
  const tally = new MatchTally(run);
  const progress = new Progress();
  const started = performance.now();
  const build = options.write === undefined ? '' : buildMarkOf('simulate');
  const onPlayed = (played: Played): void => {
    tally.add(played);
    if (options.records !== undefined) writeJsonFile(options.records, recordName(run, played.index), played.record);
    progress.show(extent.over(tally.played), extent.whole);
  };
  const play = inThreads(options);
  await play({ runs: [run], matches: extent.matches, until: extent.until }, onPlayed);
  progress.clear();
  const report = tally.report();
  const thinking = tally.thinking();
  const seconds = (performance.now() - started) / 1000;
  // Without a clock in the matches, a seed gives the same report byte by byte, which times would break.
  const output = run.ms === null ? report : { ...report, ms: run.ms, thinking };
  process.stdout.write(`${options.json ? JSON.stringify(output) : showReport(report, thinking, seconds).join('\n')}\n`);
  if (options.write !== undefined) {
    const how = { command: typedCommand(), date: today(), machine: machine(), build };
    writeSection(options.results, options.write, reportSection(report, thinking, how));
  }
  if (report.faults > 0) process.exitCode = 1;
}
