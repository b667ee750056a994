import { availableParallelism } from 'node:os';
import { gameNamed, levelsOf, type MatchChoice, optionsOf } from '../arguments.ts';
import { writeJsonFile } from '../files.ts';
import { HOUSE } from '../house.ts';
import { Progress } from '../progress.ts';
import type { Played, Simulation } from '../simulate/range.ts';
import { showReport } from '../simulate/show.ts';
import { Tally } from '../simulate/tally.ts';
import { playInThreads } from '../simulate/threads.ts';

export interface SimulateOptions extends MatchChoice {
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly records?: string;
  readonly json?: true;
}

const recordName = (run: Simulation, index: number): string =>
  `${run.game}-${run.options.players}-${run.seed}-${String(index).padStart(6, '0')}.levante.json`;

/** Plays matches of bots and reports; a fault in any of them is a failure. */
export async function runSimulate(options: SimulateOptions): Promise<void> {
  const entry = gameNamed(HOUSE, options.game);
  const run: Simulation = {
    game: entry.id,
    rulesVersion: entry.rulesVersion,
    options: optionsOf(entry, options),
    levels: levelsOf(HOUSE, entry.id, options.bots),
    seed: options.seed,
    record: options.records !== undefined,
  };
  const tally = new Tally(run);
  const progress = new Progress(options.matches);
  const started = performance.now();
  const onPlayed = (played: Played): void => {
    tally.add(played);
    if (options.records !== undefined) writeJsonFile(options.records, recordName(run, played.index), played.record);
    progress.show(tally.played);
  };
  const jobs = Math.min(options.jobs ?? availableParallelism(), options.matches);
  await playInThreads(run, options.matches, jobs, onPlayed);
  progress.clear();
  const report = tally.report();
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${options.json ? JSON.stringify(report) : showReport(report, seconds).join('\n')}\n`);
  if (report.faults > 0) process.exitCode = 1;
}
