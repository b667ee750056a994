import { Worker } from 'node:worker_threads';

/** Waits until a thread has ended; rejects if it fails, or if `onMessage` does. */
function finished<T>(worker: Worker, onMessage: (message: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: T) => {
      try {
        onMessage(message);
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with status ${code}`))));
  });
}

/**
 * Runs a built worker file in a thread for each share of the work, until all have ended; messages come in any order.
 * What such a worker posts is `T`: it is our own code, at the other end of this call.
 */
export async function runThreads<T>(
  workerFile: URL,
  shares: readonly unknown[],
  onMessage: (message: T) => void,
): Promise<void> {
  const workers = shares.map((workerData) => new Worker(workerFile, { workerData }));
  try {
    await Promise.all(workers.map((worker) => finished(worker, onMessage)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
