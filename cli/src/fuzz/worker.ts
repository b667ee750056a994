import { parentPort, workerData } from 'node:worker_threads';
import { HOUSE } from '../house.ts';
import { proversOf } from './provers.ts';

/** What a thread is given: a run of trials, and which of its matches are the thread's. */
export interface Share {
  readonly game: string;
  readonly seed: number;
  /** See `tryMatch` of the kit. */
  readonly thin: number;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
}

const { game, seed, thin, first, step, matches }: Share = workerData;
const prover = proversOf(HOUSE).get(game);
if (!prover) throw new RangeError(`nothing is known of ${game}`);
for (let match = first; match < matches; match += step) {
  const trial = prover.tryMatch(match, seed, thin);
  parentPort?.postMessage(trial.faults.length > 0 ? trial : { ...trial, record: null });
}
