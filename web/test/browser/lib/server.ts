import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@levante/server';
import { pino } from 'pino';

const webDir = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A real server on a data folder of its own, which can be stopped and started again on the same address. */
export class Harbour {
  readonly #dataDir: string;
  #server: RunningServer;

  private constructor(dataDir: string, server: RunningServer) {
    this.#dataDir = dataDir;
    this.#server = server;
  }

  static async open(): Promise<Harbour> {
    if (!existsSync(join(webDir, 'index.html'))) throw new Error('web/dist is missing: run "npm run build" first');
    const dataDir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    return new Harbour(dataDir, await start(dataDir, 0));
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async startAgain(): Promise<void> {
    this.#server = await start(this.#dataDir, this.#server.port);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function start(dataDir: string, port: number): Promise<RunningServer> {
  return startServer({ dataDir, port, webDir, limits: null, log: pino({ level: 'silent' }) });
}
