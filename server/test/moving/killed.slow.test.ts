import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levante } from '@levante/testkit/levante';
import { noPostgres } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TABLES } from '../../src/backend/move.ts';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { openPostgres } from '../../src/database/postgres/database.ts';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';
import { spawnLevante } from '../lib/built-server.ts';
import { type Postgres, startPostgres } from '../lib/postgres.ts';
import { Club } from './club.ts';

const COPIES = 1500;
const START_MS = 60_000;

type Db = Kysely<PostgresTables>;

/** Tests for one moment of a move. */
type Moment = (db: Db) => Promise<boolean>;

/** The first moment at which a table has more than these bytes. Rows of a transaction cannot be seen, but take space. */
const written =
  (table: string, bytes: number): Moment =>
  async (db) => {
    const { rows } = await sql<{ size: number }>`select pg_relation_size(${table}::regclass) as size`.execute(db);
    return (rows[0]?.size ?? 0) > bytes;
  };

/** The first moment at which the copy is compared: its actions are read. */
const compared: Moment = async (db) => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where query like 'select "match", "ply", "action"%'`.execute(db);
  return rows.length > 0;
};

const MOMENTS: readonly (readonly [string, Moment])[] = [
  ['its first matches are written', written('matches', 0)],
  ['many actions are written', written('actions', 1_000_000)],
  ['what belongs to no match is written', written('people', 0)],
  ['the copy is compared', compared],
];

/** Adds copies of a match without people to a folder. */
function multiply(folder: string, match: string): void {
  const connection = connect(filesOf(folder).database);
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${COPIES})`;
  const id = `printf('%014d', i)`;
  const others: Readonly<Record<string, string>> = { number: 'number + i', person: `''`, name: 'null', id, match: id };
  for (const [table, owner] of [
    ['matches', 'id'],
    ['seats', 'match'],
    ['actions', 'match'],
  ] as const) {
    const columns: readonly string[] = TABLES[table].columns;
    const values = columns.map((column) => others[column] ?? column);
    connection
      .prepare(`${numbers} insert into ${table} (${columns}) select ${values} from ${table}, n where ${owner} = ?`)
      .run(match);
  }
  connection.close();
}

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

describe.skipIf(noPostgres !== null)(`a move that is killed${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let folder: string;
  let club: Club;
  let db: Db;
  beforeEach(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'levante-killed-'));
    club = await Club.open();
  }, START_MS);
  afterEach(async () => {
    await club.close();
    await db?.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const matchesIn = async (): Promise<number> => (await db.selectFrom('matches').select('id').execute()).length;
  const moving = (database: string) => ['move', '--data', folder, '--database', database] as const;

  /** Kills a move at a moment, and waits until the database knows it. */
  async function killAt(database: string, moment: Moment): Promise<void> {
    const child = spawnLevante(moving(database));
    const ended = once(child, 'exit');
    while (!(await moment(db))) expect(child.exitCode, 'the move ended before that moment').toBeNull();
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where xact_start is not null
        and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
      expect(rows).toEqual([]);
    });
    for (const table of ['matches', 'actions', 'people'] as const) await sql`vacuum ${sql.table(table)}`.execute(db);
  }

  it('leaves the folder unchanged and the database empty, so that the next move succeeds', async () => {
    await club.serve('--data', folder);
    const { days, other } = await club.fill();
    for (let i = 0; i < 12; i++) await club.play(other);
    await club.stopServing();
    expect(await levante(['matches', 'end', other, '--data', folder])).toMatchObject({ status: 0 });
    multiply(folder, other);
    const database = await postgres.database();
    db = await openPostgres(database);
    const before = await hashOf(filesOf(folder).database);
    for (const [name, moment] of MOMENTS) {
      await killAt(database, moment);
      expect([name, await matchesIn(), await hashOf(filesOf(folder).database)]).toEqual([name, 0, before]);
    }
    // The folder can still be served.
    await club.serve('--data', folder);
    await club.play(days);
    const exported = await club.exported();
    await club.stopServing();
    const moved = await levante(moving(database));
    expect(moved).toMatchObject({ status: 0, out: expect.stringContaining(`Moved ${COPIES + 4} matches`) });
    await club.serve('--database', database, '--secret-file', filesOf(folder).secret);
    expect(await club.exported()).toEqual(exported);
    await club.play(days);
    await club.stopServing();
  });
});
