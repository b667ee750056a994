import type { Sample, SelfPlayConfig, TrainingSetup } from '@levante/bots';
import { type Played, playOne, type Simulation } from '../simulate/simulation-run.ts';
import { streamOf } from './training-parameters.ts';

/** A match of self-play. */
export interface SelfPlayTask {
  readonly kind: 'self-play';
  readonly game: string;
  readonly weights: Float32Array;
  readonly config: SelfPlayConfig;
  readonly seed: number;
  readonly players: readonly number[];
  /** Its number in the training. */
  readonly match: number;
}

/** A match of an evaluation. */
export interface EvaluationTask {
  readonly kind: 'evaluation';
  readonly game: string;
  readonly weights: Float32Array;
  readonly run: Simulation;
  readonly index: number;
}

export type TrainingTask = SelfPlayTask | EvaluationTask;

export type TaskResult =
  | { readonly kind: 'self-play'; readonly samples: readonly Sample[] }
  | { readonly kind: 'evaluation'; readonly played: Played };

/** Performs a task, always with the same result. */
export function perform(trainingSetups: ReadonlyMap<string, TrainingSetup>, task: TrainingTask): TaskResult {
  const setup = trainingSetups.get(task.game);
  if (!setup) throw new RangeError(`${task.game} is not taught`);
  const { weights } = task;
  if (task.kind === 'evaluation')
    return { kind: 'evaluation', played: playOne(setup.bots(weights), task.run, task.index) };
  const { seed, players, match, config } = task;
  const options = setup.options(players, streamOf(seed, 'options', match));
  return { kind: 'self-play', samples: setup.samples(weights, options, config, streamOf(seed, 'match', match)) };
}
