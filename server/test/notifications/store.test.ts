import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHANNEL_CASES } from '../lib/channel-cases.ts';
import { openSqlite } from '../lib/joined-store.ts';
import { NOTIFICATION_CASES } from '../lib/notification-cases.ts';
import { NOTIFIER_CASES } from '../lib/notifier-cases.ts';

describe('notifications in SQLite', () => {
  it.each(Object.entries({ ...NOTIFICATION_CASES, ...NOTIFIER_CASES, ...CHANNEL_CASES }))('%s', async (_, run) => {
    expect.hasAssertions();
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run({ access: store.access, store }).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});
