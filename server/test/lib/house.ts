import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { entryOf, Random, type Registry } from '@levante/contract';
import { pino } from 'pino';
import { type BotPort, type RunningServer, type ServerOptions, startServer } from '../../src/index.ts';
import { purseRace } from './purse-race.ts';

export const TEST_GAMES: Registry = new Map([[purseRace.id, entryOf(purseRace)]]);

/** Bots that choose uniformly among what their view says is legal. */
export function randomBots(games: Registry): BotPort {
  return {
    levels: () => ['random'],
    decide: async ({ game, view, seed }) => {
      const table = games.get(game)?.load(view);
      if (!table?.ok) throw new Error('no such view');
      const { actions } = table.value.legal();
      return actions[new Random(seed).below(actions.length)] ?? '';
    },
  };
}

/** A server of one test, with its own folder and its log in memory. */
export interface House {
  readonly server: RunningServer;
  readonly dataDir: string;
  /** Every log line written so far. */
  log(): string;
  /** Stops the server and starts another on the same folder. */
  restart(options?: Partial<ServerOptions>): Promise<void>;
  /** Stops the server and clears its folder away. */
  leave(): Promise<void>;
}

/** `prepare` may write the folder before the server starts on it. */
export async function openHouse(
  options: Partial<ServerOptions> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  await prepare(dataDir);
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, next) => {
      lines.push(String(chunk));
      next();
    },
  });
  const games = options.games ?? TEST_GAMES;
  const start = (more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
    startServer({
      dataDir,
      games,
      bots: randomBots(games),
      limits: null,
      log: pino({ level: 'trace' }, sink),
      ...options,
      ...more,
    });
  let server = await start();
  return {
    get server() {
      return server;
    },
    dataDir,
    log: () => lines.join(''),
    restart: async (more) => {
      await server.stop();
      server = await start(more);
    },
    leave: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
