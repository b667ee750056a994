import { parentPort, workerData } from 'node:worker_threads';
import { HOUSE } from '../house.ts';
import { playOne, type Simulation } from './range.ts';

/** What a thread is given: a run, and which of its matches are the thread's. */
export interface Share {
  readonly run: Simulation;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
}

const { run, first, step, matches }: Share = workerData;
const kit = HOUSE.kits.get(run.game);
if (!kit) throw new RangeError(`no bots for ${run.game}`);
for (let index = first; index < matches; index += step) parentPort?.postMessage(playOne(kit, run, index));
