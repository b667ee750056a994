import { parentPort, workerData } from 'node:worker_threads';
import { Writer } from './writer.ts';
import type { Write } from './writes.ts';

/** The thread that writes to the database, so that nothing else waits for its syncs. */
const writer = new Writer(String(workerData));
parentPort?.on('message', async (writes: readonly Write[] | null) => {
  if (writes !== null) parentPort?.postMessage(await writer.write(writes));
  else {
    writer.close();
    parentPort?.close();
  }
});
