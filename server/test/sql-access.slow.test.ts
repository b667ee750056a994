import { noPostgres } from '@levante/testkit/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/database/postgres/database.ts';
import { directAccess } from '../src/database/sql-access.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';

describe.skipIf(noPostgres !== null)(`access to PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop());

  it('repeats a transaction that was rolled back because of a deadlock', async () => {
    const db = await openPostgres(await postgres.database());
    const access = directAccess(db);
    for (const id of ['anna', 'bo']) await access.write([{ query: db.insertInto('people').values({ id, name: id }) }]);
    const pause = { query: sql`select pg_sleep(0.2)` };
    const named = (id: string, name: string) => ({
      query: db.updateTable('people').set({ name }).where('id', '=', id),
    });
    const writes = [
      ['anna', 'bo'],
      ['bo', 'anna'],
    ].map(([first = '', second = '']) => {
      const name = `after ${first}`;
      return access.write([
        named(first, name),
        { query: { compile: () => pause.query.compile(db) } },
        named(second, name),
      ]);
    });
    expect(await Promise.all(writes)).toEqual([true, true]);
    const names = (await db.selectFrom('people').select('name').execute()).map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
    await db.destroy();
  });
});
