import { it } from 'vitest';
import { openFixture } from './lib/fixture.ts';
import { FEW_STREAMS, resetRequests } from './lib/reset-cases.ts';

it('requests that are reset at random moments leave all places of streams free', { timeout: 60_000 }, async () => {
  const metrics = { host: '127.0.0.1', port: 0 };
  const fixture = await openFixture({ limits: FEW_STREAMS, metrics });
  try {
    await resetRequests(fixture.server, 400);
  } finally {
    await fixture.close();
  }
});
