import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Time limit for an orderly end. */
const STOP_MS = 10_000;

/** A child process that can be killed, frozen and ended at any time after its spawn, ready or not. */
export class OwnProcess {
  readonly #child: ChildProcess;
  readonly #askToEnd: (child: ChildProcess) => unknown;
  /** Resolves once it has ended. */
  readonly ended: Promise<void>;

  /** Wraps a child process. `askToEnd` requests a graceful end. */
  constructor(child: ChildProcess, askToEnd: (child: ChildProcess) => unknown) {
    this.#child = child;
    this.#askToEnd = askToEnd;
    this.ended = once(child, 'exit').then(
      () => {},
      // The process could not be started.
      () => {},
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isGone(): boolean {
    return this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Kills it without cleanup. */
  async kill(): Promise<void> {
    if (!this.isGone) this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Ends it gracefully, or kills it after the time limit. */
  async stop(): Promise<void> {
    if (!this.isGone) this.#askToEnd(this.#child);
    const late = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await this.ended;
    clearTimeout(late);
  }

  /** Suspends the process until it is resumed. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }
}

/** A spawned process and its value once it is ready. `ready` rejects if the process ends before. */
export interface Spawned<Ready> {
  readonly process: OwnProcess;
  readonly ready: Promise<Ready>;
}
