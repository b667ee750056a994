import type { ThreadPool } from '../lib/threads.ts';
import type { TaskResult, TrainingTask } from './task.ts';

/** Who does tasks. */
export interface Doer {
  do(task: TrainingTask): Promise<TaskResult>;
}

/** A pool that does tasks, first come first served. */
export class TrainingPool implements Doer {
  readonly #pool: ThreadPool<TrainingTask, TaskResult>;
  #ended = false;

  constructor(pool: ThreadPool<TrainingTask, TaskResult>) {
    this.#pool = pool;
  }

  /** Rejects if any task fails: a training with holes would not be the one that was asked for. */
  async do(task: TrainingTask): Promise<TaskResult> {
    try {
      return await this.#pool.run(task);
    } catch (error) {
      if (this.#ended) return new Promise(() => {});
      throw error;
    }
  }

  /** Ends the pool; what they have not done is never answered. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#pool.end();
  }
}
