import type { TrainingSetup } from '@levante/bots';
import { coinRaceTraining } from '@levante/coin-race/bots';
import { perform, type TaskResult, type TrainingTask } from '../src/train/task.ts';
import type { TaskRunner } from '../src/train/training-pool.ts';

/** Training setup of the smallest game. */
export const COIN_TRAINING: TrainingSetup = coinRaceTraining;

const TRAINING_SETUPS = new Map([[COIN_TRAINING.gameId, COIN_TRAINING]]);

/** Runs tasks in this thread; `hear` is called with each task before. */
export function runner(hear: (task: TrainingTask) => TrainingTask = (task) => task): TaskRunner {
  return { run: async (task) => perform(TRAINING_SETUPS, hear(task)) };
}

/** Runs tasks out of order, as threads of very different speed would: the last of the queue first, two at a time. */
export function disorderly(): TaskRunner {
  const waiting: { readonly task: TrainingTask; readonly settle: (outcome: TaskResult) => void }[] = [];
  const work = (): void => {
    for (const { task, settle } of [waiting.pop(), waiting.shift()].flatMap((one) => one ?? [])) {
      settle(perform(TRAINING_SETUPS, structuredClone(task)));
    }
    if (waiting.length > 0) setTimeout(work, 1);
  };
  return {
    run: (task) =>
      new Promise((settle) => {
        if (waiting.length === 0) setTimeout(work, 1);
        waiting.push({ task, settle });
      }),
  };
}
