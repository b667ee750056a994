import { TRAINING_SETUPS } from '@levante/games/training-setups';
import { perform, type TaskResult, type TrainingTask } from './task.ts';

/** Thread that plays matches of self-play and evaluation. */
export default function work(task: TrainingTask): TaskResult {
  return perform(TRAINING_SETUPS, task);
}
