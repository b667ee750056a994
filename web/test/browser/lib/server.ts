import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@levante/server';
import { pino } from 'pino';

/** The page as it was built. */
export const webDir = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A real server on a data folder of its own, which can be stopped and started again on the same address. */
export class Harbour {
  readonly #dataDir: string;
  readonly #webDir: string;
  #server: RunningServer;

  private constructor(dataDir: string, pages: string, server: RunningServer) {
    this.#dataDir = dataDir;
    this.#webDir = pages;
    this.#server = server;
  }

  /** Serves the built page, or what lies in another folder. */
  static async open(pages: string = webDir): Promise<Harbour> {
    if (!existsSync(join(pages, 'index.html'))) throw new Error('web/dist is missing: run "npm run build" first');
    const dataDir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    return new Harbour(dataDir, pages, await start(dataDir, pages, 0));
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async startAgain(): Promise<void> {
    this.#server = await start(this.#dataDir, this.#webDir, this.#server.port);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function start(dataDir: string, pages: string, port: number): Promise<RunningServer> {
  return startServer({ dataDir, port, webDir: pages, limits: null, log: pino({ level: 'silent' }) });
}
