import { join } from 'node:path';
import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { writeJsonFile } from '@levante/cli/lib/files.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import type { TestedMatch } from '@levante/testkit';
import { proversOf } from '../fuzz/provers.ts';
import { describeMatchFault, type FuzzReport, faultRecord, showFuzz } from '../fuzz/report.ts';
import type { FuzzTask } from '../fuzz/worker.ts';
import { LAB_DEPENDENCIES } from '../lib/lab-dependencies.ts';
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

  add(report: TestedMatch): void {
    this.matches += 1;
    this.plies += report.plies;
    if (report.faults.length > 0) this.#fail(report);
  }

  #fail(report: TestedMatch): void {
    const { game, seed, records } = this.#options;
    this.faults += report.faults.length;
    if (this.saved.length >= MAX_SAVED) return;
    process.stderr.write(`${report.faults.map(describeMatchFault).join('\n')}\n`);
    const record = faultRecord(report, seed);
    const name = `${game}-${seed}-${String(report.match).padStart(6, '0')}.levante.json`;
    if (!record) return;
    writeJsonFile(records, name, record);
    this.saved.push(join(records, name));
  }
}

/** Tests the rules of a game by random play. Fails if any match has a fault. */
export async function runFuzz(options: FuzzOptions): Promise<void> {
  const { game, matches, seed, thin } = options;
  if (!proversOf(LAB_DEPENDENCIES).has(gameNamed(LAB_DEPENDENCIES, game).id))
    throw new CommandFault(`${game} has nothing to test: it is in no list of proofs`);
  const pool = poolOf<FuzzTask, TestedMatch>('fuzz', options, matches);
  const gathering = new Gathering(options);
  const progress = new Progress();
  const started = performance.now();
  let match = 0;
  const next = (): FuzzTask | null => (match < matches ? { game, seed, thin, match: match++ } : null);
  await runTasks(pool, next, (report) => {
    gathering.add(report);
    progress.show(gathering.matches / matches, `${matches} matches`);
  });
  progress.clear();
  const { plies, faults, saved } = gathering;
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const report: FuzzReport = { game, matches: gathering.matches, plies, faults, seconds };
  process.stdout.write(`${options.json ? JSON.stringify(report) : showFuzz(report, saved).join('\n')}\n`);
  if (faults > 0) process.exitCode = 1;
}
