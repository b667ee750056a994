import { Kysely, Migrator, SqliteDialect } from 'kysely';
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

/** Opens a database file, creates it if missing, and migrates it. Throws `NewerData`. */
export async function openDatabase(file: string): Promise<SqliteConnection> {
  const connection = connect(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: connection }) });
  await refuseNewerData(db, MIGRATIONS, file).catch((newer: unknown) => {
    connection.close();
    throw newer;
  });
  const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (!error) return connection;
  connection.close();
  throw new Error(`could not migrate the database ${file}`, { cause: error });
}
