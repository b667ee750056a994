import { setTimeout as pause } from 'node:timers/promises';
import type { OwnProcess, Spawned } from './own-process.ts';

const RETRY_MS = 100;

/** A process that is killed, stopped and frozen, whether it serves or is waking up, and each time is there again. */
export class Attended<Ready> {
  readonly #spawn: () => Spawned<Ready>;
  readonly #fell: () => void;
  /** What runs, from its spawn on. */
  #process: OwnProcess | null = null;
  #there: Ready | null = null;
  #waking: Promise<void> | null = null;
  /** What was told to end. */
  #told: OwnProcess | null = null;
  #ended = false;

  /** `fell` hears of each time it ended though nobody had done anything to it. */
  constructor(spawn: () => Spawned<Ready>, fell: () => void) {
    this.#spawn = spawn;
    this.#fell = fell;
  }

  /** What runs, ready or not; null where nothing does. */
  get process(): OwnProcess | null {
    return this.#process?.isGone === false ? this.#process : null;
  }

  /** What is ready; null while there is none. */
  get there(): Ready | null {
    return this.process && this.#there;
  }

  /** Resolves once it is there. One loop for all who wait, whatever ends the process meanwhile. */
  start(): Promise<void> {
    this.#waking ??= this.#wake().finally(() => {
      this.#waking = null;
    });
    return this.#waking;
  }

  /** Dies with nothing tidied up. */
  async kill(): Promise<void> {
    this.#told = this.#process;
    await this.#process?.kill();
    await this.start();
  }

  /** Ends in order, once it is there. */
  async stop(): Promise<void> {
    await this.start();
    this.#told = this.#process;
    await this.#process?.stop();
    await this.start();
  }

  /** Stands still for a while, and knows nothing of it. */
  async freeze(ms: number): Promise<void> {
    const frozen = this.process;
    frozen?.freeze();
    await pause(ms);
    if (frozen?.isGone === false) frozen.goOn();
  }

  /** Ends for good, in order. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#waking;
    this.#told = this.#process;
    await this.#process?.stop();
  }

  /** Ends for good, at once. */
  async drop(): Promise<void> {
    this.#ended = true;
    this.#told = this.#process;
    await this.#process?.kill();
    await this.#waking;
  }

  async #wake(): Promise<void> {
    while (!this.#ended && this.there === null) {
      const { process, ready } = this.#spawn();
      this.#process = process;
      this.#there = null;
      try {
        this.#there = await ready;
        void process.ended.then(() => this.#isGone(process));
      } catch {
        await process.kill();
        await pause(RETRY_MS);
      }
    }
  }

  #isGone(process: OwnProcess): void {
    if (this.#told === process || this.#ended) return;
    this.#fell();
    void this.start();
  }
}
