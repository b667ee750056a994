import { parentPort, workerData } from 'node:worker_threads';
import { HOUSE } from '../house.ts';
import { Queue, type Work } from './queue.ts';
import { type Played, playOne, type Simulation } from './range.ts';

/** What a thread is given: runs of so many matches each, one after the other in the queue that all threads share. */
export interface Share {
  readonly runs: readonly Simulation[];
  /** Matches of each run. */
  readonly matches: number;
  readonly work: Work;
  readonly memory: SharedArrayBuffer;
}

/** What it posts: a match, and of which run it is. */
export interface Message {
  readonly run: number;
  readonly played: Played;
}

const { runs, matches, work, memory }: Share = workerData;
const queue = new Queue(work, memory);
for (let next = queue.take(); next !== null; next = queue.take()) {
  const number = Math.floor(next / matches);
  const run = runs[number];
  const kit = run && HOUSE.kits.get(run.game);
  if (!kit) throw new RangeError(`no bots for ${run?.game}`);
  const message: Message = { run: number, played: playOne(kit, run, next % matches) };
  parentPort?.postMessage(message);
}
