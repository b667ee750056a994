import { TRAINING_SETUPS } from '@levante/games/training-setups';
import { perform, type TaskResult, type TrainingTask } from './task.ts';

/** Plays a match of self-play or evaluation in a worker thread. */
export default function work(task: TrainingTask): TaskResult {
  return perform(TRAINING_SETUPS, task);
}
