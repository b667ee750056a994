import { setTimeout as pause } from 'node:timers/promises';
import type { OwnProcess, Spawned } from './own-process.ts';

const RETRY_MS = 100;
/** Time to become ready: several times what recovery takes on a busy machine. */
const START_MS = 120_000;

/** A supervised process that can be killed, stopped and frozen at any time, and is always restarted. */
export class AttendedProcess<Ready> {
  readonly #spawn: () => Spawned<Ready>;
  readonly #fell: () => void;
  readonly #startMs: number;
  /** Current process, from its spawn on. */
  #process: OwnProcess | null = null;
  #there: Ready | null = null;
  #waking: Promise<void> | null = null;
  /** Process that was deliberately stopped. */
  #stoppedProcess: OwnProcess | null = null;
  #ended = false;

  /**
   * Creates a supervisor. `fell` is called each time the process ends by itself, or is killed because it is not ready
   * within `startMs`.
   */
  constructor(spawn: () => Spawned<Ready>, fell: () => void, startMs = START_MS) {
    this.#spawn = spawn;
    this.#fell = fell;
    this.#startMs = startMs;
  }

  /** Running process, ready or not; null if there is none. */
  get process(): OwnProcess | null {
    return this.#process?.isGone === false ? this.#process : null;
  }

  /** Ready process; null if there is none. */
  get there(): Ready | null {
    return this.process && this.#there;
  }

  /** Resolves once the process is ready. All callers share one restart loop, even if the process ends meanwhile. */
  start(): Promise<void> {
    this.#waking ??= this.#wake().finally(() => {
      this.#waking = null;
    });
    return this.#waking;
  }

  /** Kills it without cleanup. */
  async kill(): Promise<void> {
    this.#stoppedProcess = this.#process;
    await this.#process?.kill();
    await this.start();
  }

  /** Stops it gracefully once it is ready. */
  async stop(): Promise<void> {
    await this.start();
    this.#stoppedProcess = this.#process;
    await this.#process?.stop();
    await this.start();
  }

  /** Suspends it for a time. */
  async freeze(ms: number): Promise<void> {
    const frozen = this.process;
    frozen?.freeze();
    await pause(ms);
    if (frozen?.isGone === false) frozen.goOn();
  }

  /** Ends it gracefully and permanently. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#waking;
    this.#stoppedProcess = this.#process;
    await this.#process?.stop();
  }

  /** Kills it permanently. */
  async drop(): Promise<void> {
    this.#ended = true;
    this.#stoppedProcess = this.#process;
    await this.#process?.kill();
    await this.#waking;
  }

  async #wake(): Promise<void> {
    while (!this.#ended && this.there === null) {
      const { process, ready } = this.#spawn();
      this.#process = process;
      this.#there = null;
      const late = setTimeout(() => {
        this.#fell();
        void process.kill();
      }, this.#startMs);
      try {
        this.#there = await ready;
        void process.ended.then(() => this.#isGone(process));
      } catch {
        await process.kill();
        await pause(RETRY_MS);
      } finally {
        clearTimeout(late);
      }
    }
  }

  #isGone(process: OwnProcess): void {
    if (this.#stoppedProcess === process || this.#ended) return;
    this.#fell();
    void this.start();
  }
}
