import { SCHOOLS } from '@levante/games/schools';
import { type Outcome, perform, type Task } from './task.ts';

/** The thread in which matches to learn from are played. */
export default function work(task: Task): Outcome {
  return perform(SCHOOLS, task);
}
