import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '@levante/testkit/levante';

const COMMAND = join(ROOT, 'cli', 'bin', 'levante.js');

/** Starts a command of the built product. */
export function spawnLevante(words: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...words], {
    cwd: ROOT,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A running `levante serve` of the built product. */
export class BuiltServer {
  readonly #child: ChildProcess;
  #log = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stderr?.on('data', (chunk) => {
      this.#log += chunk;
    });
  }

  /** Starts it, and waits until it listens. */
  static async start(words: readonly string[], env?: Readonly<Record<string, string>>): Promise<BuiltServer> {
    const child = spawnLevante(['serve', ...words], env);
    const server = new BuiltServer(child);
    if (!child.stdout) throw new Error('the server says nothing');
    for await (const line of createInterface({ input: child.stdout })) if (/http:\S+/.test(line)) return server;
    throw new Error(`the server ended: ${server.log}`);
  }

  /** Its log so far. */
  get log(): string {
    return this.#log;
  }

  /** Asks it to stop, and waits for its end. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
