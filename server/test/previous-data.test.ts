import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { connect, openDatabase } from '../src/database/database.ts';
import { SQLITE_MIGRATIONS } from '../src/database/migrations/sqlite-migrations.ts';
import { openFixture } from './lib/fixture.ts';
import { expectPreviousData, failingAfter, previousFolder } from './lib/previous-data.ts';

describe('a data folder of an earlier build', () => {
  it('opens with all its people and matches, and the matches continue', async () => {
    const fixture = await openFixture({ games: GAMES }, previousFolder);
    await expectPreviousData(fixture.server.url).finally(() => fixture.close());
  });

  it('is unchanged after a failed migration, and the error says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'levante-test-'));
    await previousFolder(folder);
    const file = join(folder, 'levante.db');
    const content = () => {
      const connection = connect(file);
      const tables = connection.prepare('select name, sql from sqlite_master order by name').all();
      const counts = ['matches', 'seats', 'actions', 'people', 'kysely_migration'].map((table) =>
        connection.prepare(`select count(*) as rows from ${table}`).all(),
      );
      connection.close();
      return { tables, counts };
    };
    const before = content();
    await expect(openDatabase(file, failingAfter(SQLITE_MIGRATIONS))).rejects.toThrow(
      /levante\.db; its data is unchanged/,
    );
    expect(content()).toEqual(before);
    (await openDatabase(file)).close();
    await rm(folder, { recursive: true });
  });
});
