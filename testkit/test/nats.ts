import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './port.ts';
import { waitFor } from './wait.ts';

const PROGRAM = 'nats-server';
/** Debian has it where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const program = FOLDERS.map((folder) => join(folder, PROGRAM)).find((path) => existsSync(path)) ?? null;

/** Why no NATS can be started here; null where one can. */
export const noNats: string | null = program === null ? 'nats-server is not installed' : null;

/** A NATS of this test alone, on loopback. */
export class Nats {
  readonly address: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.address = `nats://127.0.0.1:${port}`;
  }

  static async start(): Promise<Nats> {
    const nats = new Nats(await freePort());
    await nats.start();
    return nats;
  }

  /** Starts it, also after it was killed, at the same address. */
  async start(): Promise<void> {
    this.#child = spawn(program ?? '', ['-a', '127.0.0.1', '-p', String(this.#port)], { stdio: 'ignore' });
    await waitFor(() => isListening(this.#port));
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}

function isListening(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
