import { messageOf } from '@levante/cli/lib/fault.ts';
import pg from 'pg';
import { statementKind } from './statement-kind.ts';

/** Counters of a PostgreSQL server since its start. */
export interface DatabaseCounts {
  /** Number of statements on this database by kind; null if they are not counted. */
  readonly statements: ReadonlyMap<string, number> | null;
  /** Number of syncs of the write-ahead log and their milliseconds; null if the server does not report them. */
  readonly syncs: { readonly count: number; readonly ms: number } | null;
  /** Number of other connections to this database. */
  readonly connections: number;
}

/** Own statements, marked to be left out of the counts. */
const MARK = '/* levante bench */';
const STATEMENTS = `select s.query, s.calls::float8 as calls from pg_stat_statements s
  join pg_database d on d.oid = s.dbid where d.datname = current_database() ${MARK}`;
const SYNCS = `select wal_sync::float8 as count, wal_sync_time::float8 as ms from pg_stat_wal ${MARK}`;

const CONNECTIONS = `select count(*)::float8 as count from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() ${MARK}`;

/** Reads the counters of a PostgreSQL server. */
export class DatabaseCounter {
  readonly #client: pg.Client;
  /** Reason why statements are not counted; null if they are. */
  readonly noStatements: string | null;

  private constructor(client: pg.Client, noStatements: string | null) {
    this.#client = client;
    this.noStatements = noStatements;
  }

  static async open(address: string): Promise<DatabaseCounter> {
    const client = new pg.Client({ connectionString: address });
    // The database may be stopped before this connection is closed.
    client.on('error', () => {});
    await client.connect();
    const noStatements = await client
      .query('create extension if not exists pg_stat_statements')
      .then(() => client.query(STATEMENTS))
      .then(
        () => null,
        (error: unknown) => messageOf(error),
      );
    return new DatabaseCounter(client, noStatements);
  }

  async read(): Promise<DatabaseCounts> {
    const statements = await this.#statements();
    const syncs = await this.#syncs();
    const connections = await this.#client.query<{ count: number }>(CONNECTIONS);
    return { statements, syncs, connections: connections.rows[0]?.count ?? 0 };
  }

  /** Prepares for a measurement, so that all begin alike: statistics are reset, and everything is on disk. */
  async settle(): Promise<void> {
    await this.#client.query('analyze');
    // Requires a role with that right.
    await this.#client.query('checkpoint').catch(() => {});
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #statements(): Promise<ReadonlyMap<string, number> | null> {
    if (this.noStatements !== null) return null;
    const { rows } = await this.#client.query<{ query: string; calls: number }>(STATEMENTS);
    const counts = new Map<string, number>();
    for (const { query, calls } of rows) {
      if (query.includes(MARK)) continue;
      const kind = statementKind(query);
      counts.set(kind, (counts.get(kind) ?? 0) + calls);
    }
    return counts;
  }

  /** PostgreSQL 14 to 17 report syncs in this view. */
  async #syncs(): Promise<DatabaseCounts['syncs']> {
    const read = this.#client.query<{ count: number; ms: number }>(SYNCS);
    return await read.then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  }
}

/** Loads the extension that counts statements into a PostgreSQL of our own, once it is restarted. */
export async function countStatements(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const known = await client.query("select 1 from pg_available_extensions where name = 'pg_stat_statements'");
    if (known.rows.length > 0) await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
    await client.query('alter system set track_wal_io_timing = on');
  } finally {
    await client.end();
  }
}
