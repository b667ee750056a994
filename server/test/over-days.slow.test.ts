import { Nats } from '@levante/testkit/nats';
import { noNats, noPostgres } from '@levante/testkit/services';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RunningServer, startSharedServer } from '../src/index.ts';
import { randomBots, TEST_GAMES } from './lib/fixture.ts';
import { FRIDAY, playOverDays } from './lib/over-days.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { Visitor } from './lib/visitor.ts';

const HOUR_MS = 3_600_000;
const START_MS = 60_000;
const SECRET = 'ab'.repeat(32);
const missing = noPostgres ?? noNats;

describe.skipIf(missing !== null)(`two servers on one database${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Postgres;
  let nats: Nats;
  const servers: RunningServer[] = [];
  /** Milliseconds since the epoch, as the servers see them. */
  let wall = FRIDAY;
  let database = '';

  beforeAll(async () => {
    postgres = await startPostgres();
    nats = await Nats.start();
    database = await postgres.database();
    for (let i = 0; i < 2; i++) {
      const shared = { database, secret: SECRET, nats: nats.address };
      const log = pino({ level: 'silent' });
      const bots = randomBots(TEST_GAMES);
      servers.push(
        await startSharedServer({ shared, games: TEST_GAMES, bots, limits: null, log, wallTime: () => wall }),
      );
    }
  }, START_MS);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await nats?.kill();
    await postgres?.stop();
  });

  it(
    'play a match over days with nights, days off and a reserve',
    async () => {
      const skip = async (hours: number): Promise<void> => {
        const client = new pg.Client(database);
        await client.connect();
        await client.query('update service_time set service_ms = service_ms + $1', [hours * HOUR_MS]);
        await client.end();
        wall += hours * HOUR_MS;
      };
      const [anna, bo] = [0, 1].map((i) => new Visitor(() => servers[i]?.url ?? ''));
      if (anna && bo) await playOverDays({ anna, bo, skip });
    },
    START_MS,
  );
});
