import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type TaskKind, workerFileOf } from './task-kinds.ts';

/** Options of a command whose tasks run in threads. */
export interface JobsChoice {
  /** Number of threads; default: one per core. */
  readonly jobs?: number;
}

/**
 * Threads of a built worker file whose default export performs a task. Both ends of the call are our own code, so its result
 * has the type `Outcome`.
 */
export class ThreadPool<Task, Outcome> {
  /** Number of tasks to queue at a time, so that no thread idles. */
  readonly atHand: number;
  readonly #pool: Piscina<Task, Outcome>;
  /** Rejects when a thread cannot load its file or ends by itself, since its task would never settle. */
  readonly #broken: Promise<never>;

  constructor(workerFile: URL, jobs: number) {
    const filename = fileURLToPath(workerFile);
    const pool = new Piscina<Task, Outcome>({ filename, minThreads: jobs, maxThreads: jobs, recordTiming: false });
    this.#pool = pool;
    // One task in progress and one queued for each thread.
    this.atHand = 2 * jobs;
    // Each thread emits its own error; without a listener, the second would end the program.
    this.#broken = new Promise((_, reject) => pool.on('error', reject));
    // Pending tasks reject; without any, the error has no handler.
    this.#broken.catch(() => {});
  }

  /** Runs tasks in the order of the calls. Rejects if the task fails, or if any thread breaks. */
  run(task: Task): Promise<Outcome> {
    return Promise.race([this.#pool.run(task), this.#broken]);
  }

  /** Ends the threads; unfinished tasks are rejected. */
  async end(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Starts threads for tasks of a kind, at most as many as there are tasks. */
export function poolOf<Task, Outcome>(
  kind: TaskKind,
  { jobs = availableParallelism() }: JobsChoice,
  tasks = Number.POSITIVE_INFINITY,
): ThreadPool<Task, Outcome> {
  return new ThreadPool(workerFileOf(kind), Math.min(jobs, tasks));
}

/**
 * Runs tasks in a pool until there are no more, then ends it. The outcomes arrive in any order. Rejects with the first
 * failure.
 */
export async function runTasks<Task, Outcome>(
  pool: ThreadPool<Task, Outcome>,
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
