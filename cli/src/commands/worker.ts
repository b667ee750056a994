import { startWorker } from '@levante/server';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { untilStopSignal } from '../lib/signals.ts';

export interface WorkerChoice extends LanguageChoice {
  readonly nats: string;
  readonly botThreads?: number;
}

/** Runs bots for servers until SIGINT or SIGTERM. */
export async function runWorker({ nats, botThreads, ...language }: WorkerChoice): Promise<void> {
  const { serve } = wordsFor(language);
  const worker = startWorker({ nats, ...(botThreads !== undefined && { botThreads }) });
  const { host } = new URL(nats);
  process.stdout.write(`${serve.thinking(host)}\n`);
  await untilStopSignal();
  process.stdout.write(`${serve.stopping}\n`);
  await worker.stop();
}
