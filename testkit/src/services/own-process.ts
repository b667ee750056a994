import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a process may take to end in order. */
const STOP_MS = 10_000;

/** A process that this one started, from its first moment: it is killed, frozen and ended the same whether it is ready or not. */
export class OwnProcess {
  readonly #child: ChildProcess;
  readonly #askToEnd: (child: ChildProcess) => unknown;
  /** Resolves once it is gone. */
  readonly ended: Promise<void>;

  /** `askToEnd` tells it to end in order. */
  constructor(child: ChildProcess, askToEnd: (child: ChildProcess) => unknown) {
    this.#child = child;
    this.#askToEnd = askToEnd;
    this.ended = once(child, 'exit').then(
      () => {},
      // It could not even be started.
      () => {},
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isGone(): boolean {
    return this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Dies at once, with nothing tidied up. */
  async kill(): Promise<void> {
    if (!this.isGone) this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Ends in order; at once where that takes too long. */
  async stop(): Promise<void> {
    if (!this.isGone) this.#askToEnd(this.#child);
    const late = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await this.ended;
    clearTimeout(late);
  }

  /** It stands still until it is let go on. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }
}

/** A process from its first moment, and what it is once it is ready; `ready` rejects where it ends before. */
export interface Spawned<Ready> {
  readonly process: OwnProcess;
  readonly ready: Promise<Ready>;
}
