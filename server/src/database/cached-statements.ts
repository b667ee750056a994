import { SqliteDialect } from 'kysely';
import type { SqliteConnection } from './database.ts';

/** Maximum number of prepared statements, more than the stores have. */
const MAX_PREPARED = 500;

/** Creates the dialect of a connection, on which each statement is prepared once. */
export function cachingDialect(connection: SqliteConnection): SqliteDialect {
  const statements = new Map<string, ReturnType<SqliteConnection['prepare']>>();
  const prepare = (text: string): ReturnType<SqliteConnection['prepare']> => {
    const known = statements.get(text);
    if (known) return known;
    const statement = connection.prepare(text);
    // Lists of values have texts of their own: beyond the maximum they are prepared each time.
    if (statements.size < MAX_PREPARED) statements.set(text, statement);
    return statement;
  };
  return new SqliteDialect({ database: { prepare, close: () => connection.close() } });
}
