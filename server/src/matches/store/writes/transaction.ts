import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import type { MatchDialect } from '../dialect.ts';

/** A transaction that writes matches, on either database. */
export interface MatchTransaction {
  readonly db: Kysely<PostgresTables>;
  readonly dialect: MatchDialect;
  /** Ids of the matches that it changes. They are read again afterwards. */
  readonly changed: Set<string>;
  /** Executes one of the few statements that are compiled once (see `MatchStatement`). */
  execute<Row>(statement: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/**
 * Locks a match until the end of the transaction and returns whether it is waiting, so that its last seat is taken
 * either before or after.
 */
export async function isHeldWaiting({ db, dialect }: MatchTransaction, match: string): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', match)
    .$if(dialect.isShared, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.status === 'waiting';
}
