import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMatch, storeSuite } from '@levante/testkit/host';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { DatabaseTables } from '../src/store/tables.ts';

const ID = 'aaaaaaaaaaaaaa';
let dir: string;
let db: Kysely<DatabaseTables>;
let store: SqliteStore;

async function reopen(): Promise<void> {
  await db?.destroy();
  db = await openDatabase(join(dir, 'levante.db'));
  store = new SqliteStore(db);
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  await reopen();
});
afterEach(async () => {
  await db.destroy();
  await rm(dir, { recursive: true, force: true });
});

describe('the database', () => {
  it('keeps a write-ahead log and syncs at every commit', async () => {
    const pragma = async (name: string) => (await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });

  it('is brought up to date once and then left alone', async () => {
    await store.create(aMatch());
    await reopen();
    expect(await store.read(ID)).toMatchObject({ id: ID, ply: 0 });
  });

  it('says which file could not be brought up to date', async () => {
    await sql`update kysely_migration set name = '000-from-elsewhere'`.execute(db);
    await db.destroy();
    await expect(openDatabase(join(dir, 'levante.db'))).rejects.toThrow(/levante\.db could not be brought up to date/);
    db = await openDatabase(join(dir, 'other.db'));
    expect((await stat(join(dir, 'other.db'))).size).toBeGreaterThan(0);
  });
});

describe('the store', () => {
  it('writes a match whole or not at all', async () => {
    const twice = aMatch().seats.map((seat) => ({ ...seat, seat: 0 }));
    await expect(store.create(aMatch({ seats: twice }))).rejects.toThrow();
    expect(await store.read(ID)).toBeNull();
  });

  const open = async () => ({ store, close: async () => {} });
  for (const { name, run } of storeSuite(open)) it(name, run);
});

describe('people', () => {
  it('have the name they gave last', async () => {
    expect(await store.nameOf('anna')).toBeNull();
    await store.rename('anna', 'Anna');
    await store.rename('anna', 'Annabella');
    expect(await store.nameOf('anna')).toBe('Annabella');
  });
});
