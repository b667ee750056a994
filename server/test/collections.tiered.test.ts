import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@levante/host';
import { aMatch } from '@levante/testkit/host';
import { length } from '@levante/testkit/tier';
import { COLLECTIONS, type Collection } from '@levante/wire';
import { type KyselyPlugin, SelectQueryNode, type SqlBool, SqliteQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect, type SqliteConnection } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { directAccess, type SqlAccess } from '../src/database/sql-access.ts';
import { COLLECTION_CASES, type CollectionCase, ELSEWHERE, fill } from './lib/collection-cases.ts';
import { onPostgres, openSqlite } from './lib/joined-store.ts';
import { startPostgres } from './lib/postgres.ts';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, 'docs', 'guides', 'collections.md'), 'utf8');

/** Entries of other owners beside those of one. */
const OTHERS = length({ quick: 300, slow: 10_000, long: 50_000 });
/** Entries of a collection without a maximum, which is more than any page. */
const MANY = length({ quick: 1000, slow: 10_000, long: 50_000 });
const ON_POSTGRES = length<boolean>({ quick: false, slow: true });

/** Other owners. */
const OWNERS = 40;
const all: readonly (readonly [string, Collection])[] = Object.entries(COLLECTIONS);
const cases: readonly (readonly [string, CollectionCase, number | null])[] = Object.entries(COLLECTION_CASES).flatMap(
  ([name, one]) => all.filter(([other]) => other === name).map(([, { max }]) => [name, one, max] as const),
);

/** A database, and the store of its matches. */
interface Backend {
  readonly access: SqlAccess;
  readonly store: Pick<Store, 'create'>;
}

/** Counts the rows that queries return, and remembers the queries. */
class Counted implements KyselyPlugin {
  rows = 0;
  readonly queries: SelectQueryNode[] = [];

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]): ReturnType<KyselyPlugin['transformQuery']> {
    if (SelectQueryNode.is(node)) this.queries.push(node);
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]): Promise<typeof result> {
    this.rows += result.rows.length;
    return result;
  }
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Tests for the rows of a person. */
const ofPerson = (person: string) => sql<SqlBool>`person = ${person}`;

const Names = z.array(z.object({ name: z.string() }));
const Plan = z.array(z.looseObject({ detail: z.string() }));

/** Returns the steps of queries that read a whole table. */
function scansIn(connection: SqliteConnection, queries: readonly SelectQueryNode[]): readonly string[] {
  return queries.flatMap((node) => {
    const { sql, parameters } = new SqliteQueryCompiler().compileQuery(node, { queryId: 'plan' });
    const plan = z.parse(Plan, connection.prepare(`explain query plan ${sql}`).all(...parameters));
    return plan.map(({ detail }) => `${sql}: ${detail}`).filter((step) => /: SCAN (?!.*USING)/.test(step));
  });
}

/** Fills a collection of one owner to its maximum, and those of others. Returns the owner. */
async function filled(
  { access, store }: Backend,
  [name, { table, rowOf }, max]: (typeof cases)[number],
): Promise<string> {
  const isOfMatch = all.some(([other, { of }]) => other === name && of === 'match');
  const owner = isOfMatch ? 'match 1' : 'anna';
  const owners = [owner, ...Array.from({ length: OWNERS }, (_, i) => `other ${i}`)];
  if (isOfMatch) for (const id of owners) await store.create(aMatch({ id }));
  const own = Array.from({ length: max ?? MANY }, (_, i) => rowOf(owner, i));
  const others = Array.from({ length: OTHERS }, (_, i) => rowOf(`other ${i % OWNERS}`, i));
  await fill(access, table, [...others, ...own]);
  return owner;
}

/** Reads a collection that is full, and adds one more. `connection` is that of a SQLite database. */
async function readsBounded(
  backend: Backend,
  one: (typeof cases)[number],
  connection: SqliteConnection | null,
): Promise<void> {
  const { access } = backend;
  const owner = await filled(backend, one);
  const [, { reads, rows, more, says, table, own = ofPerson }] = one;
  const counted = new Counted();
  await reads({ ...access, db: access.db.withPlugin(counted) }, owner);
  expect(counted.queries.length).toBeGreaterThan(0);
  expect(counted.rows).toBeLessThanOrEqual(rows);
  if (connection !== null) expect(scansIn(connection, counted.queries)).toEqual([]);
  if (more === undefined) return;
  const entries = async () => {
    const stored = sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${own(owner)}`;
    return Number((await stored.execute(access.db)).rows[0]?.count);
  };
  const before = await entries();
  const answer = await more(access, owner);
  if (says !== undefined) expect(answer).toBe(says);
  expect(await entries()).toBe(before);
}

describe('a collection', () => {
  it.each(cases)('of %s is read in bounded parts and never exceeds its maximum', async (...one) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const file = join(dir, 'levante.db');
    const store = await openSqlite(file);
    const connection = connect(file);
    await readsBounded({ access: store.access, store }, one, connection).finally(() => {
      connection.close();
      store.close();
    });
    await rm(dir, { recursive: true });
  });

  it.runIf(ON_POSTGRES)('of any kind has the same bounds on PostgreSQL', { timeout: 600_000 }, async () => {
    const postgres = await startPostgres();
    for (const one of cases) {
      const db = await openPostgres(await postgres.database());
      await readsBounded({ access: directAccess(db), store: onPostgres(db) }, one, null).finally(() => db.destroy());
    }
    await postgres.stop();
  });

  it('has a test of its bounds, in this suite or in another one that it names', () => {
    const tested = [...Object.keys(COLLECTION_CASES), ...Object.keys(ELSEWHERE)];
    expect(tested.toSorted()).toEqual(all.map(([name]) => name).toSorted());
    const missing = Object.values(ELSEWHERE).filter(
      ([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title),
    );
    expect(missing).toEqual([]);
  });
});

describe('the guide to collections', () => {
  const rows = [...guide.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));
  const number = (count: number | null): string => (count === null ? '–' : count.toLocaleString('en'));
  const time = (ms: number): string => (ms % DAY_MS === 0 ? `${ms / DAY_MS} days` : `${ms / MINUTE_MS} minutes`);

  it('lists the actual bounds of each collection', () => {
    const expected = all.map(([name, { of, stored, max, page, keptMs, also = {} }]) => {
      const further = Object.entries(also).map(
        ([key, value]) => `${key} ${key.endsWith('Ms') ? time(value) : number(value)}`,
      );
      const retention = keptMs === null ? '–' : time(keptMs);
      return [`\`${name}\``, of, `\`${stored}\``, number(max), number(page), retention, further.join(', ') || '–'];
    });
    const documented = rows.filter(([cell = '']) => all.some(([name]) => cell === `\`${name}\``));
    expect(documented.map((cells) => cells.slice(0, 7))).toEqual(expected);
  });

  it('lists every table of the database', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const file = join(dir, 'levante.db');
    (await openSqlite(file)).close();
    const connection = connect(file);
    const tables = z.parse(Names, connection.prepare("select name from sqlite_master where type = 'table'").all());
    connection.close();
    await rm(dir, { recursive: true });
    const stored = new Set<string>(all.map(([, one]) => one.stored));
    const others = tables
      .map(({ name }) => name)
      .filter((name) => !stored.has(name) && !/^(kysely|sqlite)_/.test(name));
    const documented = rows.flatMap(([cell = '', why = '']) => (why === '' ? [] : [/^`(\w+)`$/.exec(cell)?.[1]]));
    expect(others.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
