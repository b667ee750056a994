import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { entryOf, Random, type Registry } from '@levante/contract';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { purseRace } from '@levante/testkit/host';
import { pino } from 'pino';
import { type RunningServer, type ServerOptions, startServer, startSharedServer } from '../../src/index.ts';

export const TEST_GAMES: Registry = new Map([[purseRace.id, entryOf(purseRace)]]);

/** Creates bots of a level `random` that answer with `answer`, without threads. */
export function botsBy(answer: (question: BotQuestion) => BotAnswer | Promise<BotAnswer>): BotPort {
  return { levels: async () => ['random'], think: async (question) => answer(question), stop: async () => {} };
}

/** Creates bots that draw uniformly among the legal actions of their view, one at a time. */
export function randomBots(games: Registry): BotPort {
  return botsBy(({ game, view, seed }) => {
    const table = games.get(game)?.load(view);
    if (!table?.ok) throw new Error('no such view');
    const { actions } = table.value.legal();
    return { ok: true, lines: [actions[new Random(seed).below(actions.length)] ?? ''], ms: 0 };
  });
}

/** Creates bots that do not answer until they are stopped. */
export function patientBots(): BotPort {
  let stop = (): void => {};
  const stopped = new Promise<BotAnswer>((resolve) => {
    stop = () => resolve({ ok: false, reason: 'stopped' });
  });
  return { ...botsBy(() => stopped), stop: async () => stop() };
}

/** A server with its own folder and an in-memory log. */
export interface Fixture {
  readonly server: RunningServer;
  readonly dataDir: string;
  /** Returns all log lines so far. */
  log(): string;
  /** Stops the server and starts another on the same folder. */
  restart(options?: Partial<ServerOptions>): Promise<void>;
  /** Stops the server and deletes its folder. */
  close(): Promise<void>;
}

/** Starts a server. `prepare` may fill the folder first. */
export async function openFixture(
  options: Partial<ServerOptions> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<Fixture> {
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
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a server on a PostgreSQL database, as one of several that cannot hear each other. */
export async function openSharedFixture(
  database: string,
  options: Partial<ServerOptions> = {},
): Promise<Pick<Fixture, 'server' | 'close'>> {
  const games = options.games ?? TEST_GAMES;
  const server = await startSharedServer({
    games,
    bots: randomBots(games),
    limits: null,
    log: pino({ level: 'silent' }),
    ...options,
    shared: { database, secret: 'ab'.repeat(32) },
  });
  return { server, close: () => server.stop() };
}
