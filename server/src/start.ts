import { randomBytes, randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { KITS } from '@levante/bots';
import type { Registry } from '@levante/contract';
import { GAMES } from '@levante/registry';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { buildApp } from './http/index.ts';
import { DEFAULT_LIMITS, type Limits } from './http/ports.ts';
import { Signer } from './http/signer.ts';
import { describe } from './match/describe.ts';
import { Matches } from './match/matches.ts';
import type { BotPort, Chance } from './match/ports.ts';
import { readSecret } from './secret.ts';
import { openDatabase } from './store/database.ts';
import { SqliteStore } from './store/sqlite.ts';
import { Hub } from './stream/hub.ts';

export interface ServerOptions {
  /** Where everything is kept: database and secret. Made if missing, for its owner only. */
  readonly dataDir: string;
  /** Default: the house's own bots in threads. The server stops them when it stops. */
  readonly bots?: BotPort;
  /** In how many threads the house's own bots think. Default: one less than the machine has cores, at least one. */
  readonly botThreads?: number;
  /** How many milliseconds a bot may think in a turn. Default: a second. */
  readonly botMs?: number;
  /** Default 127.0.0.1: other machines are let in on purpose only. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** Folder of the built web client; none is served without it. */
  readonly webDir?: string;
  /** Requests a minute; null for none. */
  readonly limits?: Limits | null;
  /** True behind a proxy that sets `X-Forwarded-…`. */
  readonly trustProxy?: boolean;
  readonly games?: Registry;
  /** Default: JSON lines on standard error. */
  readonly log?: Logger;
  readonly chance?: Chance;
  readonly keepAliveMs?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops accepting, ends streams, breaks thinking bots off, finishes the commits in flight, closes the database. */
  stop(): Promise<void>;
}

const MATCH_ID_SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789';
const MATCH_ID_LENGTH = 14;

const BOT_MS = 1000;

/** How long requests in flight may take when the server stops. */
const GRACE_MS = 1000;

/** Chance of the operating system. */
const CHANCE: Chance = {
  newSeed: () => randomBytes(32).toString('hex'),
  newMatchId: () =>
    Array.from({ length: MATCH_ID_LENGTH }, () => MATCH_ID_SIGNS[randomInt(MATCH_ID_SIGNS.length)]).join(''),
  below: (n) => randomInt(n),
};

/** Starts a server: opens the book, goes on with the matches that wait for chance or a bot, listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? pino(pino.destination(2));
  const games = options.games ?? GAMES;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const signer = new Signer(await readSecret(join(options.dataDir, 'secret')));
  const db = await openDatabase(join(options.dataDir, 'levante.db'));
  const store = new SqliteStore(db);
  const bots = options.bots ?? new BotPool({ kits: KITS, ...(options.botThreads && { threads: options.botThreads }) });
  const hub = new Hub({ games, book: store, describe, log, keepAliveMs: options.keepAliveMs ?? 20_000 });
  const matches = new Matches({
    games,
    store,
    bots,
    bell: hub,
    chance: options.chance ?? CHANCE,
    log,
    now: Date.now,
    botMs: options.botMs ?? BOT_MS,
  });
  const app = await buildApp(
    {
      matches,
      streams: hub,
      names: store,
      signer,
      limits: options.limits === undefined ? DEFAULT_LIMITS : options.limits,
      trustProxy: options.trustProxy ?? false,
      webDir: options.webDir ?? null,
    },
    log,
  );
  app.addHook('preClose', async () => hub.close());
  const host = options.host ?? '127.0.0.1';
  await app.listen({ host, port: options.port ?? 0 }).catch(async (error) => {
    await app.close();
    await bots.stop();
    await db.destroy();
    throw error;
  });
  await matches.resume();
  const { port } = addressOf(app.server.address());
  const stop = async (): Promise<void> => {
    // A connection on which nothing was ever asked does not count as idle and would hold everything up.
    const grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(grace);
    await bots.stop();
    await matches.stop();
    await db.destroy();
  };
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port, stop };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address;
}
