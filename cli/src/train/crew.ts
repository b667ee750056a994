import { ThreadPool } from '../lib/threads.ts';
import type { TaskResult, TrainingTask } from './task.ts';

/** Who does tasks. */
export interface Doer {
  do(task: TrainingTask): Promise<TaskResult>;
}

/** The built worker lies beside the built command line. */
export const TRAIN_WORKER = new URL('./train-worker.js', import.meta.url);

/** Threads that do tasks, first come first served. */
export class TrainingPool implements Doer {
  readonly #pool: ThreadPool<TrainingTask, TaskResult>;
  #ended = false;

  constructor(jobs: number, file: URL = TRAIN_WORKER) {
    this.#pool = new ThreadPool(file, jobs);
  }

  /** Rejects if any thread fails: a training with holes would not be the one that was asked for. */
  async do(task: TrainingTask): Promise<TaskResult> {
    try {
      return await this.#pool.run(task);
    } catch (error) {
      if (this.#ended) return new Promise(() => {});
      throw error;
    }
  }

  /** Ends the threads; what they have not done is never answered. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#pool.end();
  }
}
