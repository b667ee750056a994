import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AttendedProcess, folderOf, PgBouncer, PostgresServer } from '@levante/testkit/services';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';

const run = promisify(execFile);
const programs = folderOf('pg_dump', 'pg_restore', 'psql') ?? '';

/** A PostgreSQL server for one test, on loopback. */
export interface Postgres {
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
  /** Dumps a database, also while it is used, and restores it into a new one, as the guide says. Returns its address. */
  restored(database: string, format: 'custom' | 'plain'): Promise<string>;
  /** Kills the server and restarts it. */
  crash(): Promise<void>;
  /** Starts a PgBouncer in front of it. Returns the address of a database through it. */
  pooled(database: string, settings: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'levante-postgres-'));
  // Tests kill the server, never the machine, and a hundred databases take minutes to reach a slow disk.
  const server = await PostgresServer.make(folder, 'off');
  const attended = new AttendedProcess(
    () => server.spawn(),
    () => {},
  );
  await attended.start();
  const poolers: AttendedProcess<true>[] = [];
  let databases = 0;
  const database = async (): Promise<string> => {
    databases += 1;
    const name = `levante_${databases}`;
    const client = new pg.Client(server.addressOf());
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return server.addressOf(name);
  };
  return {
    database,
    async restored(from, format) {
      const to = await database();
      const file = join(folder, `dump-${databases}`);
      await run(join(programs, 'pg_dump'), [`--format=${format}`, `--file=${file}`, from]);
      if (format === 'custom') await run(join(programs, 'pg_restore'), ['--exit-on-error', `--dbname=${to}`, file]);
      else await run(join(programs, 'psql'), ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${file}`, to]);
      return to;
    },
    crash: () => attended.kill(),
    async pooled(to, settings) {
      const pgBouncer = await PgBouncer.make(join(folder, `pooler-${poolers.length}`), new URL(to), settings);
      const pooler = new AttendedProcess(
        () => pgBouncer.spawn(),
        () => {},
      );
      poolers.push(pooler);
      await pooler.start();
      return pgBouncer.addressOf(to);
    },
    async stop() {
      for (const pooler of poolers) await pooler.drop();
      await attended.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the names of the tables, except those of migrations. */
export async function tablesOf(db: Kysely<PostgresTables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Deletes all rows of tables. That takes less time than another database. */
export async function truncate(db: Kysely<PostgresTables>, tables: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} restart identity`.execute(db);
}
