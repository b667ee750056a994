import { SCHOOLS } from '@levante/games/schools';
import { perform, type TaskResult, type TrainingTask } from './task.ts';

/** The thread in which matches to learn from are played. */
export default function work(task: TrainingTask): TaskResult {
  return perform(SCHOOLS, task);
}
