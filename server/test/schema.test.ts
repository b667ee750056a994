import { SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { connect, openDatabase } from '../src/database/database.ts';
import { SQLITE_MIGRATIONS } from '../src/database/migrations/sqlite-migrations.ts';
import { migrationTexts } from './lib/migration-texts.ts';
import { sqliteSchema } from './lib/schema.ts';

it('all migrations of SQLite produce the schema that `schema.sqlite.txt` describes (update it with `vitest -u`)', async () => {
  const connection = await openDatabase(':memory:');
  await expect(sqliteSchema(connection)).toMatchFileSnapshot('../src/database/schema.sqlite.txt');
  connection.close();
});

it('a released migration of SQLite runs the same statements forever, as `migrations.sqlite.txt` lists them', async () => {
  const texts = await migrationTexts(new SqliteDialect({ database: connect(':memory:') }), SQLITE_MIGRATIONS);
  await expect(texts).toMatchFileSnapshot('fixtures/migrations.sqlite.txt');
});
