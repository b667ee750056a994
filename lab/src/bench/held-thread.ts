import { openSync, readSync } from 'node:fs';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;
const EVERY_MS = 1;
/** File in which Linux reports the nanoseconds that the main thread of this process was on a core. */
const TIME_ON_A_CORE = '/proc/self/schedstat';

/**
 * Measures the CPU time of the main thread between two samples, about one turn of the event loop. Unlike the event-loop
 * delay, it does not depend on other load on the machine.
 */
export class HeldThread {
  readonly #file: number;
  readonly #text = Buffer.alloc(64);
  readonly #histogram: RecordableHistogram = createHistogram();
  #last: number;

  private constructor(file: number) {
    this.#file = file;
    this.#last = this.#read();
    const timer = setInterval(() => this.#look(), EVERY_MS);
    timer.unref();
  }

  /** Starts sampling. Returns null if the system does not report CPU time. */
  static watch(): HeldThread | null {
    try {
      return new HeldThread(openSync(TIME_ON_A_CORE, 'r'));
    } catch {
      return null;
    }
  }

  reset(): void {
    this.#last = this.#read();
    this.#histogram.reset();
  }

  /** Returns a percentile of the samples in milliseconds, up to the maximum. */
  percentile(share: number): number {
    return this.#histogram.percentile(share) / NS_PER_MS;
  }

  get most(): number {
    return this.#histogram.max / NS_PER_MS;
  }

  #look(): void {
    const now = this.#read();
    this.#histogram.record(Math.max(1, now - this.#last));
    this.#last = now;
  }

  #read(): number {
    const length = readSync(this.#file, this.#text, 0, this.#text.length, 0);
    return Number(this.#text.toString('latin1', 0, length).split(' ', 1)[0]);
  }
}
