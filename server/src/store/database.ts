import { Kysely, type MigrationProvider, Migrator, SqliteAdapter, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { MIGRATIONS } from './migrations.ts';
import { refuseNewerData } from './newer-data.ts';

/** A connection to a SQLite database. */
export type SqliteConnection = Libsql.Database;

/**
 * Opens a connection to a migrated database. Write-ahead logging with a sync at every commit: commits survive a crash
 * of the process and the machine, and readers never wait for writers.
 */
export function connect(file: string): SqliteConnection {
  const connection = new Libsql(file, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  return connection;
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
 * Opens a database file, creates it if missing, and migrates it. Throws `NewerData`. A failed migration changes
 * nothing.
 */
export async function openDatabase(
  file: string,
  migrations: MigrationProvider = MIGRATIONS,
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
