import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { MIGRATIONS } from './migrations.ts';
import { refuseNewerData } from './newer-data.ts';

/** One connection to the database. */
export type SqliteConnection = Libsql.Database;

/**
 * Another connection to a database that is up to date. Write-ahead log and a sync at every commit: what was committed
 * survives the death of the process and of the machine, and who reads never waits for who writes.
 */
export function connect(file: string): SqliteConnection {
  const connection = new Libsql(file, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  return connection;
}

/** Opens the database file (made if missing) with today's tables. Throws `NewerData`. */
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
  throw new Error(`the database ${file} could not be brought up to date`, { cause: error });
}
