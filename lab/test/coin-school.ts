import type { TrainingSetup } from '@levante/bots';
import { coinRaceSchool } from '@levante/coin-race/bots';
import type { Doer } from '../src/train/crew.ts';
import { perform, type TaskResult, type TrainingTask } from '../src/train/task.ts';

/** The smallest game, taught. */
export const COIN_SCHOOL: TrainingSetup = coinRaceSchool;

const SCHOOLS = new Map([[COIN_SCHOOL.gameId, COIN_SCHOOL]]);

/** What one does that is told of each task before it is done. */
export function doer(hear: (task: TrainingTask) => TrainingTask = (task) => task): Doer {
  return { do: async (task) => perform(SCHOOLS, hear(task)) };
}

/** Does tasks as threads of very different speed would: the last of those waiting first, later, two at a time. */
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
