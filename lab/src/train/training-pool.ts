import type { ThreadPool } from '../lib/threads.ts';
import type { TaskResult, TrainingTask } from './task.ts';

/** Executor of tasks. */
export interface TaskRunner {
  run(task: TrainingTask): Promise<TaskResult>;
}

/** Thread pool that executes tasks in their order. */
export class TrainingPool implements TaskRunner {
  readonly #pool: ThreadPool<TrainingTask, TaskResult>;
  #ended = false;

  constructor(pool: ThreadPool<TrainingTask, TaskResult>) {
    this.#pool = pool;
  }

  /** Rejects if any task fails: a training with missing matches would not be reproducible. */
  async run(task: TrainingTask): Promise<TaskResult> {
    try {
      return await this.#pool.run(task);
    } catch (error) {
      if (this.#ended) return new Promise(() => {});
      throw error;
    }
  }

  /** Ends the pool; unfinished tasks are never answered. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#pool.end();
  }
}
