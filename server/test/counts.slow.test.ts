import { noPostgres } from '@levante/testkit/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresCounts } from '../src/backend/shared-counts.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { networksOf } from '../src/http/address.ts';
import { countingStore } from '../src/http/counts.ts';
import { StreamLimiter } from '../src/http/stream-limiter.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';

describe.skipIf(noPostgres !== null)(
  `what several servers count together${noPostgres ? ` (${noPostgres})` : ''}`,
  () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    it('counts of several servers are added, and end when their server stops', async () => {
      const db = await openPostgres(await postgres.database());
      const failed = (error: unknown): void => expect(error).toBeNull();
      const here = new PostgresCounts(db, { failed });
      const there = new PostgresCounts(db, { failed });
      const one = new StreamLimiter(DEFAULT_LIMITS, here);
      const other = new StreamLimiter(DEFAULT_LIMITS, there);
      const client = { key: 'anna', networks: networksOf('here'), use: 'together' } as const;
      const opened = Array.from({ length: 30 }, () => one.open(client));
      for (let i = 0; i < 6; i++) other.open(client);
      await expect.poll(() => there.elsewhere('streams who anna')).toBe(30);
      for (let i = 0; i < 4; i++) other.open(client);
      expect(() => other.open(client)).toThrow('busy');
      for (const uncount of opened) uncount();
      await expect.poll(() => there.elsewhere('streams who anna')).toBe(0);
      // A lower count would not be published.
      for (let i = 0; i < 5; i++) one.open(client);
      await expect.poll(() => here.elsewhere('streams who anna')).toBe(10);
      await there.close();
      await expect.poll(() => here.elsewhere('streams who anna')).toBe(0);
      await here.close();
      await db.destroy();
    });

    it('requests to several servers are counted together', async () => {
      const db = await openPostgres(await postgres.database());
      const failed = (error: unknown): void => expect(error).toBeNull();
      const counts = [new PostgresCounts(db, { failed }), new PostgresCounts(db, { failed })] as const;
      const limiter = (server: 0 | 1): ((key: string) => number) => {
        const store = new (countingStore(counts[server]))();
        return (key) => {
          let counted = 0;
          store.incr(key, (_, result) => (counted = result?.current ?? 0), 24 * 3_600_000, 80);
          return counted;
        };
      };
      const here = limiter(0);
      const there = limiter(1);
      for (let i = 0; i < 20; i++) there('anna');
      let own = 0;
      await expect
        .poll(() => {
          own += 1;
          return here('anna') - own;
        })
        .toBe(20);
      expect(here('bo')).toBe(1);
      await Promise.all(counts.map((one) => one.close()));
      await db.destroy();
    });
  },
);
