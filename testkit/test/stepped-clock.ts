import type { Time } from '@levante/host';

/** A clock that stands still until a test moves it. Timers fire in order, each at its own time. */
export class SteppedClock implements Time {
  #now = 1_000_000;
  #count = 0;
  readonly #timers = new Map<number, { readonly at: number; readonly then: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    if (ms === 0) {
      const timer = setImmediate(then);
      return () => clearImmediate(timer);
    }
    this.#count += 1;
    const key = this.#count;
    this.#timers.set(key, { at: this.#now + ms, then });
    return () => this.#timers.delete(key);
  }

  /** Moves the clock, and lets what each timer starts settle before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [key, { at, then }] = due;
      this.#timers.delete(key);
      this.#now = Math.max(this.#now, at);
      then();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  /** Moves the clock in one step: timers that are due fire late, at the new time. */
  async jump(ms: number): Promise<void> {
    this.#now += ms;
    for (const [key, { at, then }] of [...this.#timers]) {
      if (at > this.#now || !this.#timers.delete(key)) continue;
      then();
    }
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}
