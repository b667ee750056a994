import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Bundle } from '../lib/bundles.ts';

/** A bundled server process that is killed and restarted. */
export class Victim {
  readonly #bundle: Bundle;
  readonly #options: string;
  #child: ChildProcess | null = null;
  /** Address of the latest process. */
  url = '';

  constructor(bundle: Bundle, options: string) {
    this.#bundle = bundle;
    this.#options = options;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(inject('bundles')[this.#bundle]), this.#options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.url = await readUrl(child);
  }

  /** Kills the process without cleanup, or asks it to stop with SIGTERM. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

async function readUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the child says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const output: unknown = JSON.parse(line);
    if (typeof output === 'object' && output !== null && 'url' in output && typeof output.url === 'string')
      return output.url;
  }
  throw new Error('the child ended before it listened');
}
