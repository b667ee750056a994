import { Random } from '@levante/contract';

interface Timer {
  readonly at: number;
  readonly number: number;
  happen: (() => void) | null;
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.number < b.number);

/** Priority queue of timers by due time. */
class Agenda {
  readonly #heap: Timer[] = [];

  push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = heap[up];
      if (!above || isBefore(above, timer)) break;
      heap[at] = above;
      at = up;
    }
    heap[at] = timer;
  }

  peek(): Timer | undefined {
    return this.#heap[0];
  }

  pop(): Timer | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const next = left && right && isBefore(right, left) ? right : left;
      if (!next || !isBefore(next, last)) break;
      heap[at] = next;
      at = next === left ? 2 * at + 1 : 2 * at + 2;
    }
    heap[at] = last;
    return first;
  }
}

/** Waits until all pending promises that need no timer have settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Time and randomness of a simulated world. Only timers take time, and no two events are concurrent. A seed always
 * gives the same world, step by step.
 */
export class World {
  readonly random: Random;
  readonly #agenda = new Agenda();
  #now = 0;
  #number = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Milliseconds since the start of the world. */
  get now(): number {
    return this.#now;
  }

  /** Calls `then` once, `ms` milliseconds from now. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void {
    const timer: Timer = { at: this.#now + ms, number: this.#number++, happen: then };
    this.#agenda.push(timer);
    return () => {
      timer.happen = null;
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Returns true with a probability of one in `times`. */
  once(times: number): boolean {
    return this.random.below(times) === 0;
  }

  /** Runs the world for a number of milliseconds. */
  async run(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let next = this.#agenda.peek(); next && next.at <= end; next = this.#agenda.peek()) {
      this.#agenda.pop();
      if (next.happen === null) continue;
      this.#now = next.at;
      next.happen();
      await settled();
    }
    this.#now = end;
  }
}
