import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './task.ts';

/** Who does tasks. */
export interface Doer {
  do(task: Task): Promise<Outcome>;
}

/** What a thread is told, and what it answers. */
export interface Question {
  readonly id: number;
  readonly task: Task;
}
export interface Answer {
  readonly id: number;
  readonly outcome: Outcome;
}

interface Waiting extends Question {
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (reason: unknown) => void;
}

/** Tasks that a thread has at a time: one to do, one to go on with while we are busy. */
const AT_HAND = 2;

/** The built worker lies beside the built command line. */
export const workerFile = new URL('./train-worker.js', import.meta.url);

/** Threads that do tasks, first come first served, each taking the next when it has done one. */
export class Crew implements Doer {
  readonly #hands: readonly { readonly worker: Worker; readonly at: Map<number, Waiting> }[];
  readonly #queue: Waiting[] = [];
  #next = 0;
  #broken: Error | null = null;

  constructor(jobs: number, file: URL = workerFile) {
    this.#hands = Array.from({ length: jobs }, () => ({ worker: new Worker(file), at: new Map() }));
    for (const { worker, at } of this.#hands) {
      worker.on('message', ({ id, outcome }: Answer) => {
        at.get(id)?.settle(outcome);
        at.delete(id);
        this.#handOut();
      });
      worker.on('error', (error) => this.#break(error));
      worker.on('exit', (status) => this.#break(new Error(`a thread ended with status ${status}`)));
    }
  }

  /** Rejects if any thread fails: a training with holes would not be the one that was asked for. */
  do(task: Task): Promise<Outcome> {
    return new Promise((settle, fail) => {
      if (this.#broken) return fail(this.#broken);
      this.#queue.push({ id: this.#next++, task, settle, fail });
      this.#handOut();
    });
  }

  /** Ends the threads; what they have not done is never answered. */
  async end(): Promise<void> {
    this.#queue.length = 0;
    for (const { worker, at } of this.#hands) {
      worker.removeAllListeners();
      at.clear();
    }
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }

  #handOut(): void {
    for (let load = 0; load < AT_HAND; load++) {
      for (const { worker, at } of this.#hands) {
        if (at.size > load) continue;
        const next = this.#queue.shift();
        if (!next) return;
        at.set(next.id, next);
        const question: Question = { id: next.id, task: next.task };
        worker.postMessage(question);
      }
    }
  }

  #break(error: Error): void {
    this.#broken ??= error;
    const waiting = [...this.#queue, ...this.#hands.flatMap(({ at }) => [...at.values()])];
    this.#queue.length = 0;
    for (const { at } of this.#hands) at.clear();
    for (const { fail } of waiting) fail(this.#broken);
  }
}
