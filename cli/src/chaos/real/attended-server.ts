import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../../bench/server-process.ts';
import { mayWrite } from './disk.ts';

const RETRY_MS = 100;

/** A server that is killed, stopped, frozen and deceived, and each time is there again. */
export class AttendedServer {
  readonly #root: string;
  readonly dataDir: string;
  #server: ServerProcess | null = null;
  #starting: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(root: string, dataDir: string) {
    this.#root = root;
    this.dataDir = dataDir;
  }

  /** The address of the server that runs; null while there is none. */
  get url(): string | null {
    return this.#server?.url ?? null;
  }

  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  /** Dies with nothing tidied up. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.kill();
    await this.start();
  }

  /** Ends in order. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.stop();
    await this.start();
  }

  /** Stands still for a while, and knows nothing of it. */
  async freeze(ms: number): Promise<void> {
    const server = this.#server;
    server?.freeze();
    await pause(ms);
    server?.goOn();
  }

  jump(ms: number): void {
    this.#server?.jump(ms);
  }

  /** Cannot write for a while; whether that could be done. */
  async fillDisk(ms: number): Promise<boolean> {
    const pid = this.#server?.pid;
    if (pid === undefined || !mayWrite(pid, false)) return false;
    await pause(ms);
    mayWrite(pid, true);
    return true;
  }

  /** Ends for good, in order. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#starting;
    await this.#server?.stop();
    this.#server = null;
  }

  async #start(): Promise<void> {
    // Killed while it wakes up, it is started twice: the first that is there is the one that both wait for.
    while (!this.#ended && this.#server === null) {
      try {
        this.#server = await ServerProcess.start(this.#root, this.dataDir);
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  }
}
