import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/**
 * Whoever does tasks of one kind. What a worker answers is `Outcome`: it is our own code, at the other end of this call.
 */
export interface TaskPool<Task, Outcome> {
  /** How many tasks it should have at a time, so that nobody in it has to wait for the next. */
  readonly atHand: number;
  /** First come, first served. Rejects if the task fails. */
  run(task: Task): Promise<Outcome>;
  /** Ends it, whatever is being done; what is not done is rejected. */
  end(): Promise<void>;
}

/** Threads of a built worker file, whose default export does a task. */
export class ThreadPool<Task, Outcome> implements TaskPool<Task, Outcome> {
  readonly atHand: number;
  readonly #pool: Piscina<Task, Outcome>;
  /** Rejects when a thread cannot load its file or ends by itself: what waits for it would wait for ever. */
  readonly #broken: Promise<never>;

  constructor(workerFile: URL, jobs: number) {
    const filename = fileURLToPath(workerFile);
    const pool = new Piscina<Task, Outcome>({ filename, minThreads: jobs, maxThreads: jobs, recordTiming: false });
    this.#pool = pool;
    // One to do, one to go on with while we are busy.
    this.atHand = 2 * jobs;
    // Each thread says so itself, and a second one that nobody hears would end the program.
    this.#broken = new Promise((_, reject) => pool.on('error', reject));
    // Whoever asks for something is told; if nobody does, nobody has to be.
    this.#broken.catch(() => {});
  }

  /** Rejects also if any other thread breaks. */
  run(task: Task): Promise<Outcome> {
    return Promise.race([this.#pool.run(task), this.#broken]);
  }

  async end(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Does tasks in a pool until there are no more, and ends it; the outcomes come in any order. Rejects with the first failure. */
export async function runTasks<Task, Outcome>(
  pool: TaskPool<Task, Outcome>,
  next: () => Task | null,
  onDone: (outcome: Outcome) => void,
): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let task = next(); task !== null; task = next()) onDone(await pool.run(task));
  };
  try {
    await Promise.all(Array.from({ length: pool.atHand }, lane));
  } finally {
    await pool.end();
  }
}
