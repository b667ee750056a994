import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCommit, aMatch } from '@levante/testkit/host';
import { noPostgres } from '@levante/testkit/services';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOfPostgres, moveStore, NotEmpty, TABLES } from '../src/backend/move.ts';
import { backUp, FolderInUse } from '../src/database/backup.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { moveFolder } from '../src/operators/offline-store.ts';
import { restore } from '../src/operators/restore.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { openFixture } from './lib/fixture.ts';
import { type OpenJoinedStore, onPostgres, openSqlite } from './lib/joined-store.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { Visitor } from './lib/visitor.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-move-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const idOf = (i: number): string => `match${String(i).padStart(9, '0')}`;
const ROUND_THE_TABLE = { person: 'anna', key: 'k', hash: 'h' };

/** Creates more matches than one batch: new, running and finished ones, with commands and named people. */
async function filled(file: string): Promise<OpenJoinedStore> {
  const store = await openSqlite(file);
  for (let i = 0; i < 230; i++) {
    await store.create(aMatch({ id: idOf(i), createdAt: i }));
    if (i % 2 > 0) await store.commit(aCommit(0, { match: idOf(i), command: ROUND_THE_TABLE }));
    if (i % 3 === 0) {
      const over = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
      await store.commit(aCommit(i % 2, { match: idOf(i), ...over }));
    }
  }
  for (const name of ['Anna', 'Bo', 'Ünal', 'Žofie']) await store.rename(name.toLowerCase(), name);
  return store;
}

describe('the list of columns to move', () => {
  it('contains every column of every table of a data folder', async () => {
    const file = join(dir, 'levante.db');
    await (await openSqlite(file)).close();
    const connection = connect(file);
    const columns = (table: string) =>
      connection
        .prepare(`select name from pragma_table_info('${table}') order by name`)
        .all()
        .map((row) => Object(row).name);
    const tables = connection
      .prepare(
        `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
          and name <> 'notices'`,
      )
      .all()
      .map((row) => String(Object(row).name));
    const found = Object.fromEntries(tables.map((table) => [table, columns(table)]));
    connection.close();
    expect(found).toEqual(
      Object.fromEntries(Object.entries(TABLES).map(([table, { columns: listed }]) => [table, [...listed].sort()])),
    );
  });
});

describe.skipIf(noPostgres !== null)(`a store moved to PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('is identical to the last byte, and continues there', async () => {
    const file = join(dir, 'levante.db');
    const address = await postgres.database();
    const before = await filled(file);
    const moved = await moveStore(file, address);
    expect(moved).toEqual({ matches: 230, people: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const db = await openPostgres(address);
    const after = onPostgres(db);
    for (let i = 0; i < 230; i++) {
      const id = idOf(i);
      expect(await after.read(id)).toEqual(await before.read(id));
      expect(await after.dealerOf(id)).toEqual(await before.dealerOf(id));
      expect(await after.plies(id, 0, 9)).toEqual(await before.plies(id, 0, 9));
      expect(await after.answerTo(id, 'anna', 'k')).toEqual(await before.answerTo(id, 'anna', 'k'));
    }
    expect((await after.unattended()).sort()).toEqual((await before.unattended()).sort());
    expect(await after.matchesOf('anna', Number.MAX_SAFE_INTEGER, 300)).toEqual(
      await before.matchesOf('anna', Number.MAX_SAFE_INTEGER, 300),
    );
    expect(await after.nameOf('ünal')).toBe('Ünal');
    expect(await after.commit(aCommit(0, { match: idOf(2) }))).toBe(true);
    await after.create(aMatch({ id: 'later000000000' }));
    expect((await after.read('later000000000'))?.number).toBeGreaterThan((await after.read(idOf(229)))?.number ?? 0);
    expect(await hashOfPostgres(address)).not.toBe(moved.hash);
    await expect(moveStore(file, address)).rejects.toThrow(NotEmpty);
    await before.close();
    await db.destroy();
  });

  it('has the credentials of its folder, unless the folder is a restored backup', async () => {
    const folder = join(dir, 'data');
    const copy = join(dir, 'copy');
    const fixture = await openFixture({ dataDir: folder });
    const anna = new Visitor(() => `http://localhost:${fixture.server.port}`);
    await anna.post('/api/me', { name: 'Anna' });
    await addPasskey(anna, new Authenticator(anna.url));
    expect((await anna.post('/api/me/codes', {})).status).toBe(200);
    await backUp(folder, copy);
    await fixture.close();
    const moved = async (from: string) => {
      const address = await postgres.database();
      await moveFolder(from, address);
      const db = await openPostgres(address);
      const counts = [];
      for (const table of ['accounts', 'passkeys', 'sessions', 'recovery_codes'] as const) {
        counts.push((await db.selectFrom(table).select('id').execute()).length);
      }
      await db.destroy();
      return counts;
    };
    // The session of the guest before the passkey is kept for a moment.
    expect(await moved(folder)).toEqual([1, 1, 2, 10]);
    expect(await moved(copy)).toEqual([1, 1, 0, 0]);
  });
});

describe('a backup', () => {
  it('is made while the server runs, contains all acknowledged matches, and can be served', async () => {
    const fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    const seats = [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bo' },
    ];
    const opened: string[] = [];
    let done = false;
    const opening = (async () => {
      while (!done) opened.push((await anna.open({ game: 'purse-race', options: {}, seats })).id);
    })();
    await expect.poll(() => opened.length).toBeGreaterThan(5);
    const before = [...opened];
    const to = join(dir, 'copy');
    await backUp(fixture.dataDir, to, { withSecret: true });
    const atEnd = opened.length;
    await expect.poll(() => opened.length).toBeGreaterThan(atEnd);
    done = true;
    await opening;
    expect((await stat(filesOf(to).database)).mode & 0o777).toBe(0o600);
    expect((await stat(filesOf(to).secret)).mode & 0o777).toBe(0o600);
    expect(await readFile(filesOf(to).secret)).toEqual(await readFile(filesOf(fixture.dataDir).secret));
    await expect(backUp(fixture.dataDir, to)).rejects.toThrow(FolderInUse);
    await fixture.close();
    await restore({ folder: to }, { keepsCredentials: true });
    const again = await openFixture({ dataDir: to });
    const returned = new Visitor(() => again.server.url);
    returned.cookie = anna.cookie;
    for (const id of before) expect(await returned.match(id)).toMatchObject({ id, mine: [0, 1] });
    await again.close();
  });
});
