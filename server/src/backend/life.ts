/** Deletes or ends expired items. `now` is the time of the run. */
export type HourlyDeletion = (now: number) => Promise<unknown>;

type End = () => Promise<void> | void;

/** Background work of features, and their functions to run when the server stops. */
export class ServerLife {
  readonly #deletions: HourlyDeletion[] = [];
  readonly #ends: End[] = [];
  #isStopping = false;
  /** Settles when everything has ended; null before `end`. */
  #ended: Promise<void> | null = null;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** The hourly deletions. */
  get deletions(): readonly HourlyDeletion[] {
    return this.#deletions;
  }

  /** Adds a deletion that runs every hour after the start of the server. */
  everyHour(deletion: HourlyDeletion): void {
    this.#deletions.push(deletion);
  }

  /** Adds a function that runs when no request is in flight. The last one added runs first. */
  atEnd(end: End): void {
    this.#ends.unshift(end);
  }

  /** Marks the server as stopping: it accepts no more requests. */
  beginStopping(): void {
    this.#isStopping = true;
  }

  /** Runs the added functions once, the latest first. Rejects with the first failure once all have been tried. */
  end(): Promise<void> {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const end of this.#ends) {
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
