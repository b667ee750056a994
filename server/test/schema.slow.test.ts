import { noPostgres } from '@levante/testkit/services';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { POSTGRES_MIGRATIONS } from '../src/database/migrations/postgres-migrations.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { migrationTexts } from './lib/migration-texts.ts';
import { startPostgres } from './lib/postgres.ts';
import { columnsIn, postgresSchema, sqliteSchema } from './lib/schema.ts';

/** Tables that only servers that share a database have, and columns that count rows for their order. */
const SHARED = ['counts', 'meetings'];

describe.skipIf(noPostgres !== null)(`a schema on PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  it('is changed by a released migration with the same statements forever, as `migrations.postgres.txt` lists them', async () => {
    const postgres = await startPostgres();
    const pool = new pg.Pool({ connectionString: await postgres.database() });
    const texts = await migrationTexts(new PostgresDialect({ pool }), POSTGRES_MIGRATIONS);
    await expect(texts).toMatchFileSnapshot('fixtures/migrations.postgres.txt');
    await postgres.stop();
  });

  it('is what `schema.postgres.txt` describes (update it with `vitest -u`), with the columns of SQLite', async () => {
    const postgres = await startPostgres();
    const db = await openPostgres(await postgres.database());
    const connection = await openDatabase(':memory:');
    try {
      const schema = await postgresSchema(db);
      await expect(schema).toMatchFileSnapshot('../src/database/schema.postgres.txt');
      const here = columnsIn(schema);
      const there = columnsIn(sqliteSchema(connection));
      expect([...here.keys()].filter((name) => !SHARED.includes(name))).toEqual([...there.keys()]);
      for (const [name, columns] of there)
        expect([name, columns.filter((one) => !here.get(name)?.includes(one))]).toEqual([name, []]);
    } finally {
      connection.close();
      await db.destroy();
      await postgres.stop();
    }
  });
});
