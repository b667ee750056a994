import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from './sql-access.ts';

/** Tables of collections that belong to people, with an id for each row. */
type CollectionTable = 'sessions' | 'passkeys' | 'blocks' | 'reports' | 'channels';

/**
 * Returns the statement that requires a collection to have no more entries than it may, after one was added. `own` tests
 * whether a row belongs to it, by columns with an index: no more rows are read than the maximum. `added` is the id of the
 * entry, needed where the collection has entries of several people: any other one may be deleted meanwhile.
 */
export function requireRoom(
  db: SqlAccess['db'],
  table: CollectionTable,
  own: RawBuilder<SqlBool>,
  max: number,
  added: string | null = null,
): PlannedStatement {
  const stored = sql.table(table);
  const row = added === null ? sql`(select id from ${stored} where ${own} limit 1)` : sql`${added}`;
  const room = sql`update ${stored} set id = id where id = ${row}
    and (select count(*) from (select 1 from ${stored} where ${own} limit ${max + 1}) as counted) <= ${max}`;
  return { query: { compile: () => room.compile(db) }, must: true };
}
