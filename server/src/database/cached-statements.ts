import { RecentCache } from '@levante/host';
import { SqliteDialect } from 'kysely';
import type { SqliteConnection } from './database.ts';

/** Maximum number of prepared statements. Half of it is more than the stores have. */
const MAX_PREPARED = 1000;

/** Creates the dialect of a connection, on which each statement in use is prepared once. */
export function cachingDialect(connection: SqliteConnection): SqliteDialect {
  const statements = new RecentCache<ReturnType<SqliteConnection['prepare']>>(MAX_PREPARED);
  const prepare = (text: string): ReturnType<SqliteConnection['prepare']> => {
    const known = statements.get(text);
    if (known) return known;
    const statement = connection.prepare(text);
    // Lists of each length have another text: only those that are used again stay.
    statements.set(text, statement);
    return statement;
  };
  return new SqliteDialect({ database: { prepare, close: () => connection.close() } });
}
