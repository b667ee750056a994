/** Deletes something whose time is over, or ends it. `now` is the time of the round. */
export type HourlyDeletion = (now: number) => Promise<unknown>;

type End = () => Promise<void> | void;

/** Work of features besides their routes, from the start of a server to its end. */
export class ServerLife {
  readonly #deletions: HourlyDeletion[] = [];
  readonly #ends: End[] = [];
  #isStopping = false;
  /** Settled when everything has ended; null before. */
  #ended: Promise<void> | null = null;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Deletions of every hour. */
  get deletions(): readonly HourlyDeletion[] {
    return this.#deletions;
  }

  /** Deletes something every hour, from the start of the server on. */
  everyHour(deletion: HourlyDeletion): void {
    this.#deletions.push(deletion);
  }

  /** Ends something once no request is in flight, before what was begun earlier. */
  atEnd(end: End): void {
    this.#ends.unshift(end);
  }

  /** Says that the server stops from now on. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Ends everything once, the latest first. Rejects with the first failure once all have been tried. */
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
