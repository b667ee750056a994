import { LiveMatches } from '@levante/host';
import { type Kysely, sql } from 'kysely';
import { NOW } from '../../../database/postgres/expressions.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { type BuiltQuery, type PreparedQuery, prepareQuery } from '../../../database/prepared-query.ts';
import { directAccess, type SqlAccess } from '../../../database/sql-access.ts';
import type { RetentionPolicy } from '../retention.ts';
import { SERVICE_TIME } from '../service-time.ts';
import type { StoreDatabase } from '../store-database.ts';
import {
  applyMatchWrite,
  type MatchWrite,
  type MatchWriteInput,
  type MatchWriteName,
  type MatchWriteResult,
} from '../writes/match-writes.ts';
import type { MatchTransaction } from '../writes/transaction.ts';
import { PostgresCommitLog } from './commit-log.ts';
import { POSTGRES_DIALECT } from './dialect.ts';

/** Match numbers per millisecond before they run ahead of the clock. */
const NUMBERS_PER_MS = 1024;

/** A PostgreSQL database for any number of processes. The caller closes it. */
export class PostgresDatabase implements StoreDatabase {
  readonly dialect = POSTGRES_DIALECT;
  readonly live = new LiveMatches();
  readonly access: SqlAccess;
  readonly commits: PostgresCommitLog;
  readonly retention: RetentionPolicy;
  readonly #db: Kysely<PostgresTables>;
  #lastNumber = 0;

  constructor(
    db: Kysely<PostgresTables>,
    { retention, wrote }: { readonly retention: RetentionPolicy; readonly wrote: (error: unknown) => void },
  ) {
    this.#db = db;
    this.retention = retention;
    this.access = directAccess(db, () => this.live.clear());
    this.commits = new PostgresCommitLog(db, { retention, wrote });
  }

  prepare<Row>(query: BuiltQuery<Row>): PreparedQuery<Row> {
    return prepareQuery(this.#db, query);
  }

  async apply<Name extends MatchWriteName>(name: Name, input: MatchWriteInput<Name>): Promise<MatchWriteResult<Name>> {
    const changed = new Set<string>();
    try {
      return await this.#db.transaction().execute((tx) => {
        return applyMatchWrite(postgresTransaction(tx, changed), name, input);
      });
    } finally {
      this.live.drop(...changed);
    }
  }

  async applyAll(writes: readonly MatchWrite[]): Promise<void> {
    for (const { name, input } of writes) await this.apply(name, input);
  }

  /** Returns a number greater than all earlier ones, also across processes with synchronised clocks. */
  nextNumber(): number {
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * NUMBERS_PER_MS);
    return this.#lastNumber;
  }

  async beat(maxMs: number): Promise<number> {
    // The time since the last beat of any server. A clock that was set back adds nothing, one set forward at most `maxMs`.
    const { rows } = await sql<{ readonly service_ms: number }>`
      insert into service_time as total (id, service_ms, beat_at) values (${SERVICE_TIME}, 0, ${NOW})
      on conflict (id) do update set beat_at = excluded.beat_at, service_ms =
        total.service_ms + least(greatest(excluded.beat_at - total.beat_at, 0), ${maxMs}::int8)
      returning service_ms`.execute(this.#db);
    return rows[0]?.service_ms ?? 0;
  }
}

/** Returns a transaction on PostgreSQL for writes of matches. */
export const postgresTransaction = (
  db: Kysely<PostgresTables>,
  changed: Set<string> = new Set(),
): MatchTransaction => ({
  db,
  dialect: POSTGRES_DIALECT,
  changed,
  execute: (statement) => db.executeQuery(statement),
});
