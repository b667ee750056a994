import { type Bell, type BotPort, LocalBell, MatchHost } from '@levante/host';
import { hostSuite, type OpenHost, spreadHost } from '@levante/testkit/host';
import { Nats } from '@levante/testkit/nats';
import { noNats, noPostgres } from '@levante/testkit/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../src/backend/machine.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { PostgresShared } from '../src/matches/store/postgres/shared.ts';
import { Bus } from '../src/nats/bus.ts';
import { NatsMatchBell } from '../src/nats/match-bell.ts';
import { onPostgres } from './lib/joined-store.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { threadedBots } from './lib/threads.ts';

const START_MS = 60_000;
const missing = noPostgres ?? noNats;
const note = missing ? ` (${missing})` : '';

/** Periodic work is due this many times as often, so that a poll is soon. */
const SPEED = 50;
const FAST = { ...SYSTEM_TIME, after: (ms: number, then: () => void) => SYSTEM_TIME.after(ms / SPEED, then) };

/** A server that did not write a state reports that it cannot read it. */
const READ_BACK = /^a match whose stored state the game cannot read/;
/** Cases that expect a message for each commit, while a poll finds several together. */
const TOLD_SINGLY = /^a bot’s turn is one commit|^a bot whose later line is illegal/;

describe.skipIf(missing !== null)(`two hosts on PostgreSQL${note}`, () => {
  let postgres: Postgres;
  let nats: Nats;
  let address = '';
  const threads = threadedBots();
  const bots: BotPort = {
    levels: (game) => threads.levels(game),
    think: (question) => threads.think(question),
    stop: async () => {},
  };
  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), Nats.start()]);
    address = await postgres.database();
  }, START_MS);
  afterAll(async () => {
    await threads.stop();
    await nats?.kill();
    await postgres?.stop();
  });

  interface ConnectedBell {
    readonly bell: Bell;
    readonly close: () => Promise<void>;
  }

  const carrying = (): ConnectedBell => {
    const bus = new Bus(nats.address);
    return { bell: new NatsMatchBell(bus, { add: () => {}, has: () => true }), close: () => bus.close() };
  };
  const silent = (): ConnectedBell => ({ bell: new LocalBell(), close: async () => {} });

  const openTwo =
    (connect: () => ConnectedBell): OpenHost =>
    async ({ games, log }) => {
      const empty = await openPostgres(address);
      // One database for all cases: a new one takes longer than a case.
      await sql`truncate matches, seats, actions, commands cascade`.execute(empty);
      await empty.destroy();
      const servers = await Promise.all(
        [0, 1].map(async () => {
          const db = await openPostgres(address);
          const store = onPostgres(db);
          const { bell, close } = connect();
          const shared = new PostgresShared(db, { pollMs: 1, failed: () => {} });
          const parts = { games, bots, bell, chance: SYSTEM_CHANCE, time: FAST, turnMs: 20 * SPEED };
          const host = new MatchHost({ ...parts, log, store, shared });
          const stop = async (): Promise<void> => {
            await host.stop();
            await close();
            await db.destroy();
          };
          return { host, store, stop };
        }),
      );
      const [here, there] = servers;
      if (!here || !there) throw new Error('two servers');
      await Promise.all([here.host.resume(), there.host.resume()]);
      const close = async (): Promise<void> => {
        for (const { stop } of servers) await stop();
      };
      return { host: spreadHost([here.host, there.host]), store: here.store, close };
    };

  describe('with a bell that carries commits', () => {
    for (const { name, run } of hostSuite(openTwo(carrying))) if (!READ_BACK.test(name)) it(name, run);
  });

  describe('with a silent bell', () => {
    for (const { name, run } of hostSuite(openTwo(silent)))
      if (!TOLD_SINGLY.test(name) && !READ_BACK.test(name)) it(name, run);
  });
});
