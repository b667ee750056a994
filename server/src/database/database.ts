import { Kysely, type MigrationProvider, Migrator, SqliteAdapter, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { isOfCode, UnfitFolder } from './folder.ts';
import { SQLITE_MIGRATIONS } from './migrations/sqlite-migrations.ts';
import { refuseNewerData } from './newer-data.ts';

/** A connection to a SQLite database. */
export type SqliteConnection = Libsql.Database;

/** Journal modes: a write-ahead log, or the mode of a database in memory. */
const JOURNALS: ReadonlySet<unknown> = new Set(['wal', 'memory']);

/**
 * Opens a connection to a migrated database, with write-ahead logging and a sync at every commit: commits survive a
 * crash of the process or the machine, and readers never wait for writers. Throws `UnfitFolder` if the file system does
 * not support it.
 */
export function connect(
  file: string,
  open: (file: string) => SqliteConnection = (name) => new Libsql(name, { timeout: 5000 }),
): SqliteConnection {
  const connection = open(file);
  if (!JOURNALS.has(journalOf(connection))) {
    connection.close();
    throw new UnfitFolder(file);
  }
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  return connection;
}

/** Switches to a write-ahead log. Returns the journal that the file system allows; null if it has no shared memory. */
function journalOf(connection: SqliteConnection): unknown {
  try {
    return Object(connection.prepare('pragma journal_mode = WAL').get()).journal_mode;
  } catch (error) {
    if (isOfCode(error, /^SQLITE_IOERR_SHM/)) return null;
    connection.close();
    throw error;
  }
}

/** Runs all migrations in one transaction, so that a failure leaves the database as it was. SQLite can, Kysely's default does not. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/**
 * Opens a database file, creates it if missing, and migrates it. A failed migration changes nothing. Throws
 * `NewerData`.
 */
export async function openDatabase(
  file: string,
  migrations: MigrationProvider = SQLITE_MIGRATIONS,
): Promise<SqliteConnection> {
  const connection = connect(file);
  const db = new Kysely<unknown>({ dialect: new TransactionalDialect({ database: connection }) });
  await refuseNewerData(db, migrations, file).catch((newer: unknown) => {
    connection.close();
    throw newer;
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (!error) return connection;
  connection.close();
  throw new Error(`could not migrate the database ${file}; its data is unchanged`, { cause: error });
}
