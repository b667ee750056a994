import { noPostgres } from '@levante/testkit/services';
import { describe, it } from 'vitest';
import { openFixture, openSharedFixture } from './lib/fixture.ts';
import { startPostgres } from './lib/postgres.ts';
import { FEW_STREAMS, resetRequests } from './lib/reset-cases.ts';

const COUNT = 10_000;
const metrics = { host: '127.0.0.1', port: 0 };
const timeout = 300_000;

describe('10,000 requests that are reset at random moments leave all places of streams free', () => {
  it('on SQLite', { timeout }, async () => {
    const fixture = await openFixture({ limits: FEW_STREAMS, metrics });
    try {
      await resetRequests(fixture.server, COUNT);
    } finally {
      await fixture.close();
    }
  });

  it.skipIf(noPostgres !== null)(`on PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, { timeout }, async () => {
    const postgres = await startPostgres();
    try {
      const fixture = await openSharedFixture(await postgres.database(), { limits: FEW_STREAMS, metrics });
      await resetRequests(fixture.server, COUNT).finally(() => fixture.close());
    } finally {
      await postgres.stop();
    }
  });
});
