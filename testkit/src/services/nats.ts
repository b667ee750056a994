import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OwnProcess, type Spawned } from './own-process.ts';
import { freePort } from './port.ts';
import { folderOf, isListening, untilReady } from './program.ts';
import { missingUnlessRequired } from './required-programs.ts';

const PROGRAM = 'nats-server';
const folder = folderOf(PROGRAM);

/** Reason why NATS cannot be started here; null if it can. */
export const noNats: string | null = missingUnlessRequired(
  'nats',
  folder === null ? `${PROGRAM} is not installed` : null,
);

/** A NATS server on loopback, with the same address after every restart. */
export class NatsServer {
  readonly address: string;
  readonly #port: number;
  readonly #monitorPort: number | null;

  private constructor(port: number, monitorPort: number | null) {
    this.#port = port;
    this.#monitorPort = monitorPort;
    this.address = `nats://127.0.0.1:${port}`;
  }

  /** Creates a server. With `isMonitored` it also serves its counters over HTTP. */
  static async make(isMonitored = false): Promise<NatsServer> {
    return new NatsServer(await freePort(), isMonitored ? await freePort() : null);
  }

  /** Address of its counters; null if it does not serve them. */
  get monitor(): string | null {
    return this.#monitorPort === null ? null : `http://127.0.0.1:${this.#monitorPort}`;
  }

  spawn(): Spawned<true> {
    const monitor = this.#monitorPort === null ? [] : ['-m', String(this.#monitorPort)];
    const words = ['-a', '127.0.0.1', '-p', String(this.#port), ...monitor];
    const child = spawn(join(folder ?? '', PROGRAM), words, { stdio: 'ignore' });
    const process = new OwnProcess(child, (one) => one.kill('SIGTERM'));
    return { process, ready: untilReady(() => isListening(this.#port), process.ended, `${PROGRAM} does not listen`) };
  }
}
