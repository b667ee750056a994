import type { Sample, SelfPlayConfig, TrainingSetup } from '@levante/bots';
import { type Played, playOne, type Simulation } from '../simulate/simulation-run.ts';
import { streamOf } from './plan.ts';

/** A match of self-play. */
export interface PracticeTask {
  readonly kind: 'practice';
  readonly game: string;
  readonly weights: Float32Array;
  readonly practice: SelfPlayConfig;
  readonly seed: number;
  readonly players: readonly number[];
  /** Its number in the training. */
  readonly match: number;
}

/** A match of an evaluation. */
export interface TrialTask {
  readonly kind: 'trial';
  readonly game: string;
  readonly weights: Float32Array;
  readonly run: Simulation;
  readonly index: number;
}

export type TrainingTask = PracticeTask | TrialTask;

export type TaskResult =
  | { readonly kind: 'practice'; readonly lessons: readonly Sample[] }
  | { readonly kind: 'trial'; readonly played: Played };

/** Performs a task, always with the same result. */
export function perform(schools: ReadonlyMap<string, TrainingSetup>, task: TrainingTask): TaskResult {
  const school = schools.get(task.game);
  if (!school) throw new RangeError(`${task.game} is not taught`);
  const { weights } = task;
  if (task.kind === 'trial') return { kind: 'trial', played: playOne(school.bots(weights), task.run, task.index) };
  const { seed, players, match, practice } = task;
  const options = school.options(players, streamOf(seed, 'options', match));
  return { kind: 'practice', lessons: school.lessons(weights, options, practice, streamOf(seed, 'match', match)) };
}
