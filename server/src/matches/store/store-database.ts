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
  /** The recently used matches, kept up to date by writes. */
  readonly live: LiveMatches;
  readonly commits: CommitLog;
  /** Prepares a query that runs with every action. The values with which it was built are ignored. */
  prepare<Row>(query: BuiltQuery<Row>): PreparedQuery<Row>;
  /** Applies a write in one transaction. */
  apply<Name extends MatchWriteName>(name: Name, input: MatchWriteInput<Name>): Promise<MatchWriteResult<Name>>;
  /**
   * Applies writes in order: on SQLite in one transaction, on PostgreSQL in one per write, so that others do not wait
   * for locks.
   */
  applyAll(writes: readonly MatchWrite[]): Promise<void>;
  /** Returns a number greater than all earlier ones; null if the database assigns numbers. */
  nextNumber(): number | null;
  /** Advances the service time (see `ClockStore.beat`). */
  beat(maxMs: number): Promise<number>;
}
