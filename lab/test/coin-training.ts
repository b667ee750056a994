import type { TrainingSetup } from '@levante/bots';
import { coinRaceSchool } from '@levante/coin-race/bots';
import type { Doer } from '../src/train/training-pool.ts';
import { perform, type TaskResult, type TrainingTask } from '../src/train/task.ts';

/** Training setup of the smallest game. */
export const COIN_SCHOOL: TrainingSetup = coinRaceSchool;

const SCHOOLS = new Map([[COIN_SCHOOL.gameId, COIN_SCHOOL]]);

/** Runs tasks in this thread; `hear` is called with each task before. */
export function doer(hear: (task: TrainingTask) => TrainingTask = (task) => task): Doer {
  return { do: async (task) => perform(SCHOOLS, hear(task)) };
}

/** Runs tasks out of order, as threads of very different speed would: the last of the queue first, two at a time. */
export function disorderly(): Doer {
  const waiting: { readonly task: TrainingTask; readonly settle: (outcome: TaskResult) => void }[] = [];
  const work = (): void => {
    for (const { task, settle } of [waiting.pop(), waiting.shift()].flatMap((one) => one ?? [])) {
      settle(perform(SCHOOLS, structuredClone(task)));
    }
    if (waiting.length > 0) setTimeout(work, 1);
  };
  return {
    do: (task) =>
      new Promise((settle) => {
        if (waiting.length === 0) setTimeout(work, 1);
        waiting.push({ task, settle });
      }),
  };
}
