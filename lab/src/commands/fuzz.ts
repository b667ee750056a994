import { join } from 'node:path';
import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { writeJsonFile } from '@levante/cli/lib/files.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import type { Trial } from '@levante/testkit';
import { proversOf } from '../fuzz/provers.ts';
import { type FuzzReport, faultRecord, sayTrialFault, showFuzz } from '../fuzz/report.ts';
import type { FuzzTask } from '../fuzz/worker.ts';
import { LAB } from '../lib/lab-dependencies.ts';
import { type JobsChoice, poolOf, runTasks } from '../lib/threads.ts';

export interface FuzzOptions extends JobsChoice {
  readonly game: string;
  readonly matches: number;
  readonly seed: number;
  readonly thin: number;
  readonly records: string;
  readonly json?: true;
}

/** Further failing matches are counted and not saved, since they would add no information. */
const MAX_SAVED = 50;

/** Collects the results of the threads; failing matches are saved and reported as they arrive. */
class Gathering {
  readonly #options: FuzzOptions;
  readonly saved: string[] = [];
  matches = 0;
  plies = 0;
  faults = 0;

  constructor(options: FuzzOptions) {
    this.#options = options;
  }

  add(trial: Trial): void {
    this.matches += 1;
    this.plies += trial.plies;
    if (trial.faults.length > 0) this.#fail(trial);
  }

  #fail(trial: Trial): void {
    const { game, seed, records } = this.#options;
    this.faults += trial.faults.length;
    if (this.saved.length >= MAX_SAVED) return;
    process.stderr.write(`${trial.faults.map(sayTrialFault).join('\n')}\n`);
    const record = faultRecord(trial, seed);
    const name = `${game}-${seed}-${String(trial.match).padStart(6, '0')}.levante.json`;
    if (!record) return;
    writeJsonFile(records, name, record);
    this.saved.push(join(records, name));
  }
}

/** Tests the rules of a game by random play; a fault in any match is a failure. */
export async function runFuzz(options: FuzzOptions): Promise<void> {
  const { game, matches, seed, thin } = options;
  if (!proversOf(LAB).has(gameNamed(LAB, game).id))
    throw new CommandFault(`${game} has nothing to test: it is in no list of proofs`);
  const pool = poolOf<FuzzTask, Trial>('fuzz', options, matches);
  const gathering = new Gathering(options);
  const progress = new Progress();
  const started = performance.now();
  let match = 0;
  const next = (): FuzzTask | null => (match < matches ? { game, seed, thin, match: match++ } : null);
  await runTasks(pool, next, (trial) => {
    gathering.add(trial);
    progress.show(gathering.matches / matches, `${matches} matches`);
  });
  progress.clear();
  const { plies, faults, saved } = gathering;
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const report: FuzzReport = { game, matches: gathering.matches, plies, faults, seconds };
  process.stdout.write(`${options.json ? JSON.stringify(report) : showFuzz(report, saved).join('\n')}\n`);
  if (faults > 0) process.exitCode = 1;
}
