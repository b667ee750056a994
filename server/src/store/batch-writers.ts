import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchWriter } from './write-queue.ts';
import { Writer } from './writer.ts';
import type { Written } from './writes.ts';

/** Writes in this very thread, which waits for every sync. */
export function inlineWriter(file: string): BatchWriter {
  const writer = new Writer(file);
  return { write: async (writes) => writer.write(writes), close: async () => writer.close() };
}

/** Who waits for the thread's answer. */
interface Waiting {
  readonly resolve: (written: readonly Written[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Writes in a thread of its own. Should it end, what it was writing may be there or not, and is told as failed: whoever
 * asked asks again under the same key. The next write starts another thread.
 */
export function threadWriter(file: string, script: URL): BatchWriter {
  let running: Worker | null = null;
  let waiting: Waiting | null = null;
  const start = (): Worker => {
    const worker = new Worker(script, { workerData: file });
    worker.on('message', (written: readonly Written[]) => {
      waiting?.resolve(written);
      waiting = null;
    });
    worker.once('exit', () => {
      if (running !== worker) return;
      running = null;
      waiting?.reject(new Error('the writing thread ended'));
      waiting = null;
    });
    // What it died of is told to who waits for its answer.
    worker.on('error', () => {});
    return worker;
  };
  return {
    // One at a time: the queue asks again when it is answered.
    write: (writes) =>
      new Promise((resolve, reject) => {
        running ??= start();
        waiting = { resolve, reject };
        running.postMessage(writes);
      }),
    close: async () => {
      if (running === null) return;
      const exited = once(running, 'exit');
      running.postMessage(null);
      await exited;
    },
  };
}
