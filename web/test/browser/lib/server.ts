import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotKit } from '@levante/bots';
import type { Registry } from '@levante/contract';
import {
  announceOnMachine,
  type Measure,
  openForOperator,
  type RunningServer,
  type ServerOptions,
  startServer,
  takeMeasure,
} from '@levante/server';
import { inProcessBots } from '@levante/testkit/host';
import { pino } from 'pino';

/** The built page. */
export const webDir = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Overrides of a test server's page, games and bots; by default those that ship. */
export interface Wares {
  /** Folder with another page. */
  readonly pages?: string;
  /** Further options of the server. */
  readonly options?: Partial<ServerOptions>;
  /** Other games, with bots that run in the server's own thread. */
  readonly games?: { readonly rules: Registry; readonly kits: ReadonlyMap<string, BotKit> };
  /** Time of the matches' clocks. */
  readonly monotonic?: () => number;
}

/** A real server on its own data folder, which can be stopped and restarted on the same address. */
export class Harbour {
  readonly #dataDir: string;
  readonly #wares: Wares;
  #server: RunningServer;

  private constructor(dataDir: string, wares: Wares, server: RunningServer) {
    this.#dataDir = dataDir;
    this.#wares = wares;
    this.#server = server;
  }

  static async open(wares: Wares = {}): Promise<Harbour> {
    if (!existsSync(join(wares.pages ?? webDir, 'index.html')))
      throw new Error('web/dist is missing: run "npm run build" first');
    const dataDir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    return new Harbour(dataDir, wares, await start(dataDir, wares, 0));
  }

  get url(): string {
    return this.#server.url;
  }

  /** Runs an act on the machine, as `levante people` does, about the person with a handle. */
  async onMachine(handle: string, actFor: (person: string) => Measure): Promise<boolean> {
    const { measures, close } = await openForOperator({ folder: this.#dataDir });
    const person = await measures.personNamed(handle);
    return (person === null ? Promise.resolve(false) : takeMeasure(measures, actFor(person))).finally(close);
  }

  /** Shows all people a notice in English for an hour, by a command on the machine. */
  async announce(en: string): Promise<void> {
    const { measures, close } = await openForOperator({ folder: this.#dataDir });
    await announceOnMachine(measures, { texts: { en }, until: Date.now() + 3_600_000, reason: null }).finally(close);
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async startAgain(): Promise<void> {
    this.#server = await start(this.#dataDir, this.#wares, this.#server.port);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function start(
  dataDir: string,
  { pages = webDir, games, monotonic, options }: Wares,
  port: number,
): Promise<RunningServer> {
  return startServer({
    limits: null,
    log: pino({ level: 'silent' }),
    port,
    ...options,
    dataDir,
    webDir: pages,
    ...(games && { games: games.rules, bots: inProcessBots(games.kits) }),
    ...(monotonic && { monotonic }),
  });
}
