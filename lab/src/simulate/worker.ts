import { HOUSE } from '@levante/cli/lib/deps.ts';
import { type Played, playOne, type Simulation } from './range.ts';

/** What a thread is given: a match of a run, and what number the run has. */
export interface MatchTask {
  readonly number: number;
  readonly run: Simulation;
  readonly index: number;
}

/** What it answers: a match, and of which run it is. */
export interface MatchOutcome {
  readonly run: number;
  readonly played: Played;
}

/** The thread in which matches are played. */
export default function play({ number, run, index }: MatchTask): MatchOutcome {
  const kit = HOUSE.kits.get(run.game);
  if (!kit) throw new RangeError(`no bots for ${run.game}`);
  return { run: number, played: playOne(kit, run, index) };
}
