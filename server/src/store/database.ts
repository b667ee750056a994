import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { MIGRATIONS } from './migrations.ts';
import type { DatabaseTables } from './tables.ts';

/**
 * Opens the database file (made if missing) with today's tables. Write-ahead log and a sync at every commit:
 * what was committed survives the death of the process and of the machine.
 */
export async function openDatabase(file: string): Promise<Kysely<DatabaseTables>> {
  const sqlite = new Database(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const db = new Kysely<DatabaseTables>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error(`the database ${file} could not be brought up to date`, { cause: error });
  }
  return db;
}
