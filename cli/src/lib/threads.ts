import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Tasks of a thread at a time: one to do, one to go on with while we are busy. */
export const AT_HAND = 2;

/**
 * Threads of a built worker file, whose default export does a task. What such a worker answers is `Outcome`: it is our
 * own code, at the other end of this call.
 */
export class ThreadPool<Task, Outcome> {
  readonly #pool: Piscina<Task, Outcome>;
  /** Rejects when a thread cannot load its file or ends by itself: what waits for it would wait for ever. */
  readonly #broken: Promise<never>;

  constructor(workerFile: URL, jobs: number) {
    const filename = fileURLToPath(workerFile);
    const pool = new Piscina<Task, Outcome>({ filename, minThreads: jobs, maxThreads: jobs, recordTiming: false });
    this.#pool = pool;
    this.#broken = new Promise((_, reject) => pool.once('error', reject));
    // Whoever asks for something is told; if nobody does, nobody has to be.
    this.#broken.catch(() => {});
  }

  /** First come, first served. Rejects if the task fails, or any thread does. */
  run(task: Task): Promise<Outcome> {
    return Promise.race([this.#pool.run(task), this.#broken]);
  }

  /** Ends all threads, whatever they are doing; what they have not done is rejected. */
  async end(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Does tasks in so many threads until there are no more; the outcomes come in any order. Rejects with the first failure. */
export async function runThreads<Task, Outcome>(
  workerFile: URL,
  jobs: number,
  next: () => Task | null,
  onDone: (outcome: Outcome) => void,
): Promise<void> {
  const pool = new ThreadPool<Task, Outcome>(workerFile, jobs);
  const lane = async (): Promise<void> => {
    for (let task = next(); task !== null; task = next()) onDone(await pool.run(task));
  };
  try {
    await Promise.all(Array.from({ length: jobs * AT_HAND }, lane));
  } finally {
    await pool.end();
  }
}
