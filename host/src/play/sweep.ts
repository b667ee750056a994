import type { HostParts } from '../ports/environment.ts';
import type { Shared } from '../ports/shared.ts';
import type { Runner } from './runner.ts';

/** Interval between two sweeps. */
const SWEEP_MS = 1000;

/** The part of the hub that a sweep uses. */
export interface Followed {
  readonly followed: readonly string[];
  catchUp(progress: Awaited<ReturnType<Shared['progressOf']>>): void;
}

/**
 * Periodic work on a shared store: renews the leases of this host's matches, claims unattended ones, and looks for
 * commits for which no bell rang.
 */
export class Sweep {
  readonly #parts: Pick<HostParts, 'time'>;
  readonly #shared: Shared;
  readonly #runner: Pick<Runner, 'held' | 'kick'>;
  readonly #hub: Followed;
  #cancel: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #lastPoll: number;
  #ended = false;

  constructor(parts: Pick<HostParts, 'time'>, shared: Shared, runner: Pick<Runner, 'held' | 'kick'>, hub: Followed) {
    this.#parts = parts;
    this.#shared = shared;
    this.#runner = runner;
    this.#hub = hub;
    this.#lastPoll = parts.time.now();
  }

  /** Runs a round and schedules the next, until `end`. */
  start(): void {
    if (this.#ended) return;
    this.#round = this.#sweep().catch((error) => this.#shared.failed(error));
    void this.#round.then(() => {
      if (!this.#ended) this.#cancel = this.#parts.time.after(SWEEP_MS, () => this.start());
    });
  }

  /** Starts no further round and waits for the current one. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#cancel();
    await this.#round;
  }

  /** Gives up the leases of matches immediately. */
  async release(matches: readonly string[]): Promise<void> {
    if (matches.length > 0) await this.#shared.release(matches).catch((error) => this.#shared.failed(error));
  }

  async #sweep(): Promise<void> {
    const { held } = this.#runner;
    if (held.length > 0) await this.#shared.keep(held);
    for (const match of await this.#shared.claim()) this.#runner.kick(match);
    const now = this.#parts.time.now();
    if (Math.abs(now - this.#lastPoll) < this.#shared.pollMs) return;
    this.#lastPoll = now;
    const { followed } = this.#hub;
    this.#shared.followedElsewhere?.publish(followed);
    if (followed.length > 0) this.#hub.catchUp(await this.#shared.progressOf(followed));
  }
}
