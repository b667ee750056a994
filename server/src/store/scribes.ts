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

/**
 * Writes in a thread of its own. Should it end, what it was writing may be there or not, and is told as failed: whoever
 * asked asks again under the same key. The next write starts another thread.
 */
export function scribeInThread(file: string, script: URL): Scribe {
  let running: Worker | null = null;
  const start = (): Worker => {
    const worker = new Worker(script, { workerData: file });
    worker.once('exit', () => {
      if (running === worker) running = null;
    });
    // What it died of is told to who waits for its answer.
    worker.on('error', () => {});
    return worker;
  };
  return {
    write: async (writes) => {
      running ??= start();
      const died = new AbortController();
      const told = once(running, 'message', { signal: died.signal });
      const ended = once(running, 'exit', { signal: died.signal });
      running.postMessage(writes);
      try {
        const said: unknown[] = await Promise.race([told, ended.then(() => [])]);
        if (!Array.isArray(said[0])) throw new Error('the thread that writes ended');
        const written: readonly Written[] = said[0];
        return written;
      } finally {
        died.abort();
        told.catch(() => {});
        ended.catch(() => {});
      }
    },
    close: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.postMessage(null);
      await ended;
    },
  };
}
