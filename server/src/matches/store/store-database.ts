import type { LiveMatches } from '@levante/host';
import type { BuiltQuery, PreparedQuery } from '../../database/prepared-query.ts';
import type { SqlAccess } from '../../database/sql-access.ts';
import type { CommitLog } from './commit-log.ts';
import type { MatchDialect } from './dialect.ts';
import type { RetentionPolicy } from './retention.ts';
import type { MatchWrite, MatchWriteInput, MatchWriteName, MatchWriteResult } from './writes/match-writes.ts';

/** A database as the stores of matches use it. */
export interface StoreDatabase {
  readonly access: SqlAccess;
  readonly dialect: MatchDialect;
  readonly retention: RetentionPolicy;
  /** The recently used matches, which writes keep up to date. */
  readonly live: LiveMatches;
  readonly commits: CommitLog;
  /** Prepares a query that is used in every action. It may be built with arbitrary values. */
  prepare<Row>(query: BuiltQuery<Row>): PreparedQuery<Row>;
  /** Applies a write in one transaction. */
  apply<Name extends MatchWriteName>(name: Name, input: MatchWriteInput<Name>): Promise<MatchWriteResult<Name>>;
  /** Applies writes in order: on SQLite in one transaction, on PostgreSQL, where others wait for locks, in one for each. */
  applyAll(writes: readonly MatchWrite[]): Promise<void>;
  /** Returns a number greater than that of any match; null if the database assigns numbers. */
  nextNumber(): number | null;
  /** Advances the service time as `ClockStore.beat` says. */
  beat(maxMs: number): Promise<number>;
}
