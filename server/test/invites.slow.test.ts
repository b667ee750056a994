import { noPostgres } from '@levante/testkit/services';
import { afterAll, beforeAll, describe } from 'vitest';
import { openSharedFixture } from './lib/fixture.ts';
import { inviteTests } from './lib/invite-tests.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';

const START_MS = 60_000;

describe.skipIf(noPostgres !== null)(`on PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_MS);
  afterAll(() => postgres?.stop());

  inviteTests(async (options) => openSharedFixture(await postgres.database(), options), false);
});
