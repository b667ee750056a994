import type { HostParts } from '../ports/environment.ts';
import type { Shared } from '../ports/shared.ts';
import type { Runner } from './runner.ts';

/** How often is looked for matches that nobody sees to. */
const SWEEP_MS = 1000;

/** What a sweep asks of those who are told. */
export interface Followed {
  readonly followed: readonly string[];
  catchUp(progress: Awaited<ReturnType<Shared['progressOf']>>): void;
}

/**
 * What a host does again and again on a store that it shares: it keeps what it sees to, takes over what nobody sees to any
 * more, and looks for commits that no ring told of.
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

  /** Begins, and goes on until it is ended. */
  start(): void {
    if (this.#ended) return;
    this.#round = this.#sweep().catch((error) => this.#shared.failed(error));
    void this.#round.then(() => {
      if (!this.#ended) this.#cancel = this.#parts.time.after(SWEEP_MS, () => this.start());
    });
  }

  /** No round begins any more; the one under way is waited for. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#cancel();
    await this.#round;
  }

  /** Leaves matches to the other hosts, now. */
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
