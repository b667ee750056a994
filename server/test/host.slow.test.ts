import { type BotPort, MatchHost } from '@levante/host';
import { hostSuite, type OpenHost } from '@levante/testkit/host';
import { Nats } from '@levante/testkit/nats';
import { noNats, noPostgres } from '@levante/testkit/services';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../src/backend/machine.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { PostgresShared } from '../src/matches/store/postgres/shared.ts';
import { Bus } from '../src/nats/bus.ts';
import { NatsFollowedElsewhere } from '../src/nats/followed-elsewhere.ts';
import { NatsMatchBell } from '../src/nats/match-bell.ts';
import { onPostgres } from './lib/joined-store.ts';
import { type Postgres, startPostgres, tablesOf, truncate } from './lib/postgres.ts';
import { threadedBots } from './lib/threads.ts';

const START_MS = 60_000;
const POLL_MS = 20;
const missing = noPostgres ?? noNats;

describe.skipIf(missing !== null)(`a host on PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  const threads = threadedBots();
  /** Bot threads shared by all hosts, since starting them takes longer than playing. */
  const bots: BotPort = {
    levels: (game) => threads.levels(game),
    think: (question) => threads.think(question),
    stop: async () => {},
  };
  let postgres: Postgres;
  let database: string;
  let nats: Nats;
  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), Nats.start()]);
    database = await postgres.database();
  }, START_MS);
  afterAll(async () => {
    await threads.stop();
    await nats?.kill();
    await postgres?.stop();
  });

  /** Opens a host as one of several on an empty database: the server without HTTP. */
  const open: OpenHost = async (setup) => {
    const db = await openPostgres(database);
    await truncate(db, await tablesOf(db));
    const store = onPostgres(db);
    const bus = new Bus(nats.address);
    const followedElsewhere = new NatsFollowedElsewhere(bus);
    const failed = (error: unknown): void => console.error(error);
    const host = new MatchHost({
      ...setup,
      store,
      bots,
      bell: new NatsMatchBell(bus, followedElsewhere),
      chance: SYSTEM_CHANCE,
      time: SYSTEM_TIME,
      turnMs: 20,
      shared: new PostgresShared(db, { pollMs: POLL_MS, failed, followedElsewhere }),
    });
    const close = async (): Promise<void> => {
      await host.stop();
      await bus.close();
      await db.destroy();
    };
    return { host, store, close };
  };

  for (const { name, run } of hostSuite(open)) it(name, run);
});
