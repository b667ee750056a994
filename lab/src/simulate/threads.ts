import { type JobsChoice, poolOf, runTasks } from '../lib/threads.ts';
import { Queue, type Work } from './queue.ts';
import type { Played, Simulation } from './simulation-run.ts';
import type { MatchOutcome, MatchTask } from './worker.ts';

/** Runs to be played one after the other, with the number of matches of each. */
export interface PlayingRun {
  readonly runs: readonly Simulation[];
  readonly matches: number;
  /** See `Work`. */
  readonly until: number | null;
}

/** Plays the runs and reports every match with the number of its run, in any order. */
export type Play = (playing: PlayingRun, onPlayed: (played: Played, run: number) => void) => Promise<void>;

/** Combines all runs into one queue. */
export function workOf({ runs, matches, until }: PlayingRun): Work {
  return { matches: runs.length * matches, perDeal: runs[0]?.options.players ?? 1, until };
}

/** Returns a `Play` that uses threads, each of which takes the next match when it has finished one. */
export function inThreads(choice: JobsChoice): Play {
  return async (playing, onPlayed) => {
    const { runs, matches } = playing;
    const work = workOf(playing);
    const queue = new Queue(work);
    const next = (): MatchTask | null => {
      const match = queue.take();
      if (match === null) return null;
      const number = Math.floor(match / matches);
      const run = runs[number];
      if (!run) throw new RangeError(`there is no run for match ${match}`);
      return { number, run, index: match % matches };
    };
    const pool = poolOf<MatchTask, MatchOutcome>('simulate', choice, work.matches);
    await runTasks(pool, next, ({ run, played }) => onPlayed(played, run));
  };
}
