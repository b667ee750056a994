import { runThreads } from '../threads.ts';
import type { Played, Simulation } from './range.ts';
import type { Share } from './worker.ts';

/** The built worker lies beside the built command line. */
const workerFile = new URL('./simulate-worker.js', import.meta.url);

/** Plays a run on `jobs` threads, each taking every `jobs`-th match; the matches come in any order. */
export function playInThreads(
  run: Simulation,
  matches: number,
  jobs: number,
  onPlayed: (played: Played) => void,
): Promise<void> {
  const shares = Array.from({ length: jobs }, (_, first): Share => ({ run, first, step: jobs, matches }));
  return runThreads(workerFile, shares, onPlayed);
}
