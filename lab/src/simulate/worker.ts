import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { type Played, playOne, type Simulation } from './simulation-run.ts';

/** Task of a thread: a match of a run, with the number of the run. */
export interface MatchTask {
  readonly number: number;
  readonly run: Simulation;
  readonly index: number;
}

/** Result of a thread: a match, with the number of its run. */
export interface MatchOutcome {
  readonly run: number;
  readonly played: Played;
}

/** Plays a match in a worker thread. */
export default function play({ number, run, index }: MatchTask): MatchOutcome {
  const kit = DEPENDENCIES.kits.get(run.game);
  if (!kit) throw new RangeError(`no bots for ${run.game}`);
  return { run: number, played: playOne(kit, run, index) };
}
