import type { ClockStore, ServiceTime } from '../ports/clocks.ts';

/** Age of the last beat from which a reading writes another. */
const BEAT_MS = 2000;
/** Maximum time that one beat adds. A longer silence is an outage: only this much of it counts. */
const MAX_BEAT_MS = 5000;

/**
 * Measures service time, the milliseconds during which a turn could have been accepted, by beats in the store. Between
 * beats it adds monotonic time, so that setting the machine's clock costs players no time. It stands still while the
 * store cannot be written.
 */
export class ServiceClock implements ServiceTime {
  readonly #store: Pick<ClockStore, 'beat'>;
  readonly #monotonic: () => number;
  /** The last beat: its service time and monotonic time. */
  #last: { readonly service: number; readonly at: number } | null = null;
  #reading = 0;
  #beat: Promise<void> | null = null;

  /** Creates a clock. `monotonic` returns milliseconds that never go back within this process. */
  constructor(store: Pick<ClockStore, 'beat'>, monotonic: () => number) {
    this.#store = store;
    this.#monotonic = monotonic;
  }

  async now(): Promise<number> {
    if (this.#last === null || this.#monotonic() - this.#last.at >= BEAT_MS) {
      this.#beat ??= this.#write().finally(() => {
        this.#beat = null;
      });
      await this.#beat;
    }
    return this.#read();
  }

  async #write(): Promise<void> {
    // The first beat adds nothing: before it this process accepted no turn.
    const elapsed = this.#last === null ? 0 : this.#monotonic() - this.#last.at;
    const service = await this.#store.beat(Math.min(Math.max(0, Math.floor(elapsed)), MAX_BEAT_MS));
    this.#last = { service, at: this.#monotonic() };
  }

  #read(): number {
    if (this.#last === null) return 0;
    const elapsed = Math.min(this.#monotonic() - this.#last.at, MAX_BEAT_MS);
    this.#reading = Math.max(this.#reading, Math.floor(this.#last.service + elapsed));
    return this.#reading;
  }
}
