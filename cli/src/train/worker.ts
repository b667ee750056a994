import { parentPort } from 'node:worker_threads';
import { SCHOOLS } from '@levante/games/schools';
import type { Answer, Question } from './crew.ts';
import { movable, perform } from './task.ts';

parentPort?.on('message', ({ id, task }: Question) => {
  const outcome = perform(SCHOOLS, task);
  const answer: Answer = { id, outcome };
  parentPort?.postMessage(answer, movable(outcome));
});
