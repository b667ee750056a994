import type { Kysely } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';
import type { SqlAccess } from '../../database/sql-access.ts';
import { SqlClockStore } from './clock-store.ts';
import type { Unreadable } from './list.ts';
import { MatchLists } from './match-lists.ts';
import { SqlMatchStore } from './match-store.ts';
import { SqlPeopleNames } from './name-store.ts';
import { SqlNoticeSource } from './notice-source.ts';
import { PostgresDatabase } from './postgres/postgres-database.ts';
import { DEFAULT_RETENTION, type RetentionPolicy } from './retention.ts';
import { SqlRetention } from './retention-store.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';
import type { StoreDatabase } from './store-database.ts';
import { SqlTableStore } from './table-store.ts';

/** The stores of matches on one database, one per port. */
export interface MatchStores {
  readonly matches: SqlMatchStore;
  readonly clocks: SqlClockStore;
  readonly tables: SqlTableStore;
  readonly retention: SqlRetention;
  readonly names: SqlPeopleNames;
  readonly notices: SqlNoticeSource;
  /** Access to the tables of other features. */
  readonly access: SqlAccess;
}

/** Stores that own their database. */
export interface OpenMatchStores extends MatchStores {
  /** Closes the database after pending writes. */
  close(): Promise<void>;
}

/** Settings of the stores. */
export interface StoreSettings {
  readonly unreadable: Unreadable;
  /** Called with the result of each write: null for success, else the error. */
  readonly wrote: (error: unknown) => void;
  readonly retention: RetentionPolicy;
}

const DEFAULTS: StoreSettings = { unreadable: () => {}, wrote: () => {}, retention: DEFAULT_RETENTION };

/**
 * The bundled script of the writing thread, next to the server's bundle. Source code writes in place instead, since a
 * thread would have to compile it first.
 */
const WRITE_WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./write-worker.js', import.meta.url);

/** Opens the stores in a SQLite file, creating it if missing. `worker` is the script of the writing thread; null writes in place. */
export async function openSqliteStores(
  file: string,
  worker: URL | null = WRITE_WORKER,
  settings: Partial<StoreSettings> = {},
): Promise<OpenMatchStores> {
  const all = { ...DEFAULTS, ...settings };
  const database = await SqliteDatabase.open(file, worker, all);
  return { ...storesOn(database, all), close: () => database.close() };
}

/** Returns the stores on a PostgreSQL database, which the caller closes. */
export function postgresStores(db: Kysely<PostgresTables>, settings: Partial<StoreSettings> = {}): MatchStores {
  const all = { ...DEFAULTS, ...settings };
  return storesOn(new PostgresDatabase(db, all), all);
}

function storesOn(database: StoreDatabase, { unreadable }: StoreSettings): MatchStores {
  const { access } = database;
  const lists = new MatchLists(database);
  return {
    matches: new SqlMatchStore(database, lists, unreadable),
    clocks: new SqlClockStore(database),
    tables: new SqlTableStore(database, lists),
    retention: new SqlRetention(database),
    names: new SqlPeopleNames(access),
    notices: new SqlNoticeSource(database),
    access,
  };
}
