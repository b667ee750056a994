import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from './sql-access.ts';

/** Tables of collections that belong to people, with an id for each row. */
type CollectionTable = 'sessions' | 'passkeys' | 'blocks' | 'reports' | 'channels';

/**
 * Returns the statement that requires that a collection has at most `max` entries after one was added. `own` selects
 * its rows by indexed columns, and at most `max` rows are read. `added` is the id of the new entry, needed where
 * several people share a collection: another entry may be deleted meanwhile.
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
