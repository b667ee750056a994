import type { SharedTime } from '@levante/people/notifications';
import { SYSTEM_TIME } from './machine.ts';

/** Age from which a reading is replaced. */
const MAX_AGE_MS = 10_000;

/**
 * The database's time, which is the same for all servers even if their clocks differ. Between two readings it advances
 * with the monotonic clock.
 */
export class DatabaseTime implements SharedTime {
  readonly #read: () => Promise<number>;
  readonly #monotonic: () => number;
  /** The last reading: time, and milliseconds of the monotonic clock. */
  #last: { readonly time: number; readonly at: number };
  /** Monotonic time after which `refresh` reads again. */
  #nextAt: number;
  readonly after = SYSTEM_TIME.after;

  /** Creates a time that is read with `read`. Before the first reading it is the machine's time. */
  constructor(read: () => Promise<number>, monotonic = () => performance.now()) {
    this.#read = read;
    this.#monotonic = monotonic;
    this.#last = { time: SYSTEM_TIME.now(), at: monotonic() };
    this.#nextAt = this.#last.at;
  }

  /** Reads the time if the last reading is too old. */
  async refresh(): Promise<void> {
    if (this.#monotonic() < this.#nextAt) return;
    const time = await this.#read();
    this.#last = { time, at: this.#monotonic() };
    this.#nextAt = this.#last.at + MAX_AGE_MS;
  }

  now(): number {
    return Math.floor(this.#last.time + this.#monotonic() - this.#last.at);
  }
}
