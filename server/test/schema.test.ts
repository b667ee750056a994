import { expect, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { sqliteSchema } from './lib/schema.ts';

it('all migrations of SQLite produce the schema that `schema.sqlite.txt` describes (update it with `vitest -u`)', async () => {
  const connection = await openDatabase(':memory:');
  await expect(sqliteSchema(connection)).toMatchFileSnapshot('../src/database/schema.sqlite.txt');
  connection.close();
});
