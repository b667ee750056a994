import { GAMES } from '@levante/games/rules';
import { noPostgres } from '@levante/testkit/services';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_MIGRATIONS } from '../src/database/migrations/postgres-migrations.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { startSharedServer } from '../src/index.ts';
import { randomBots } from './lib/fixture.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { expectPreviousData, failingAfter, previousDatabase, previousSecret } from './lib/previous-data.ts';

const START_MS = 60_000;

describe.skipIf(noPostgres !== null)(`a database of an earlier build${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_MS);
  afterAll(() => postgres?.stop());

  async function filled(): Promise<string> {
    const database = await postgres.database();
    const client = new pg.Client(database);
    await client.connect();
    await client.query(await previousDatabase());
    await client.end();
    return database;
  }

  it('opens with all its people and matches, and the matches continue', async () => {
    const server = await startSharedServer({
      shared: { database: await filled(), secret: await previousSecret() },
      games: GAMES,
      bots: randomBots(GAMES),
      limits: null,
      log: pino({ level: 'silent' }),
    });
    await expectPreviousData(server.url).finally(() => server.stop());
  });

  it('is unchanged after a failed migration, and the error says so', async () => {
    const database = await filled();
    const opening = openPostgres(database, undefined, failingAfter(POSTGRES_MIGRATIONS));
    await expect(opening).rejects.toThrow(/its data is unchanged/);
    const client = new pg.Client(database);
    await client.connect();
    const { rows } = await client.query('select name from kysely_migration order by name');
    expect(rows.at(-1)).toEqual({ name: '020-operators' });
    expect((await client.query('select name from people')).rows).toHaveLength(2);
    await client.end();
  });
});
