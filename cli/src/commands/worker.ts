import { availableParallelism } from 'node:os';
import { startWorker } from '@levante/server';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { untilAskedToStop } from '../lib/signals.ts';
import { TaskService } from '../workers/serve-tasks.ts';

export interface WorkerChoice extends LanguageChoice {
  readonly nats: string;
  readonly botThreads?: number;
  /** Default: as many as bots have; 0 for none. */
  readonly taskThreads?: number;
}

/** Thinks for the bots of servers, and does the tasks of those who offer some, until Ctrl-C or a request to end. */
export async function runWorker({ nats, botThreads, taskThreads, ...language }: WorkerChoice): Promise<void> {
  const { serve } = wordsFor(language);
  const worker = startWorker({ nats, ...(botThreads !== undefined && { botThreads }) });
  const threads = taskThreads ?? botThreads ?? Math.max(1, availableParallelism() - 1);
  const tasks = threads === 0 ? null : new TaskService(nats, threads);
  const { host } = new URL(nats);
  process.stdout.write(`${serve.thinking(host)}\n`);
  await untilAskedToStop();
  process.stdout.write(`${serve.stopping}\n`);
  await Promise.all([worker.stop(), tasks?.stop()]);
}
