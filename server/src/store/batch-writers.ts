import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Scribe } from './write-queue.ts';
import { Writer } from './writer.ts';
import type { Written } from './writes.ts';

/** Writes in this very thread, which waits for every sync. */
export function scribeHere(file: string): Scribe {
  const writer = new Writer(file);
  return { write: async (writes) => writer.write(writes), close: async () => writer.close() };
}

/** Who waits for the thread's answer. */
interface Waiting {
  readonly told: (written: readonly Written[]) => void;
  readonly ended: (error: Error) => void;
}

/**
 * Writes in a thread of its own. Should it end, what it was writing may be there or not, and is told as failed: whoever
 * asked asks again under the same key. The next write starts another thread.
 */
export function scribeInThread(file: string, script: URL): Scribe {
  let running: Worker | null = null;
  let waiting: Waiting | null = null;
  const start = (): Worker => {
    const worker = new Worker(script, { workerData: file });
    worker.on('message', (written: readonly Written[]) => {
      waiting?.told(written);
      waiting = null;
    });
    worker.once('exit', () => {
      if (running !== worker) return;
      running = null;
      waiting?.ended(new Error('the thread that writes ended'));
      waiting = null;
    });
    // What it died of is told to who waits for its answer.
    worker.on('error', () => {});
    return worker;
  };
  return {
    // One at a time: the queue asks again when it is answered.
    write: (writes) =>
      new Promise((told, ended) => {
        running ??= start();
        waiting = { told, ended };
        running.postMessage(writes);
      }),
    close: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.postMessage(null);
      await ended;
    },
  };
}
