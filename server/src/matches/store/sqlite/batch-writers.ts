import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchWriter } from './write-queue.ts';
import { Writer } from './writer.ts';
import type { Written } from './writes.ts';

/** Ends with the last batch of this thread. One that began within another's would wait for it, and block it. */
let lastBatch: Promise<unknown> = Promise.resolve();

/** Writes in the calling thread, which blocks during each sync. */
export function inlineWriter(file: string): BatchWriter {
  const writer = new Writer(file);
  return {
    write: (writes) => {
      const batch = lastBatch.then(() => writer.write(writes));
      lastBatch = batch.catch(() => {});
      return batch;
    },
    close: async () => writer.close(),
  };
}

/** The pending reply of the thread. */
interface Waiting {
  readonly resolve: (written: readonly Written[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Writes in a separate thread. If the thread dies, the current batch is rejected although it may have been written;
 * clients retry with the same key. The next write starts a new thread.
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
    // The exit handler reports the failure.
    worker.on('error', () => {});
    return worker;
  };
  return {
    // The queue sends one batch at a time.
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
