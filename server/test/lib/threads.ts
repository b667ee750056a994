import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { BotPool, type BotPoolOptions } from '../../src/bots/pool.ts';
import { GATE, TEST_KITS } from './bot-kits.ts';

/** Creates the tests' bots in real threads. */
export function threadedBots(more: Partial<BotPoolOptions> = {}): BotPool {
  const worker = new URL(inject('bundles')['test-bots']);
  return new BotPool({ kits: TEST_KITS, worker, threads: 1, ...more });
}

/** Blocks bots of level `gated`. Create it before their thread starts. */
export class Gate {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<Gate> {
    const folder = await mkdtemp(join(tmpdir(), 'levante-gate-'));
    process.env[GATE] = folder;
    return new Gate(folder);
  }

  /** Waits until this many questions have reached the gate. */
  async reached(times = 1): Promise<void> {
    const count = async (): Promise<number> => (await readFile(join(this.#folder, 'asked')).catch(() => '')).length;
    while ((await count()) < times) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  async open(): Promise<void> {
    await writeFile(join(this.#folder, 'open'), '');
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}
