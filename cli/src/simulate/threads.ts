import { Worker } from 'node:worker_threads';
import type { Played, Simulation } from './range.ts';
import type { Share } from './worker.ts';

/** The built worker lies beside the built command line. */
const workerFile = new URL('./simulate-worker.js', import.meta.url);

/** Waits until a thread has played its matches; rejects if it fails, or if `onPlayed` does. */
function finished(worker: Worker, onPlayed: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (played: Played) => {
      try {
        onPlayed(played);
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with status ${code}`))));
  });
}

/** Plays a run on `jobs` threads, each taking every `jobs`-th match; the matches come in any order. */
export async function playInThreads(
  run: Simulation,
  matches: number,
  jobs: number,
  onPlayed: (played: Played) => void,
): Promise<void> {
  const workers = Array.from({ length: jobs }, (_, first) => {
    const workerData: Share = { run, first, step: jobs, matches };
    return new Worker(workerFile, { workerData });
  });
  try {
    await Promise.all(workers.map((worker) => finished(worker, onPlayed)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
