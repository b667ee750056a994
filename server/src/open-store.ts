import type { Store } from '@levante/host';
import { takeFolder } from './store/folder.ts';
import { type MoveResult, moveStore } from './store/move.ts';
import { openPostgres } from './store/postgres/database.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { SqliteStore } from './store/sqlite.ts';

/** Moves a data folder to an empty PostgreSQL database. No server may use either. */
export async function moveFolder(dataDir: string, database: string): Promise<MoveResult> {
  const folder = await takeFolder(dataDir);
  return await moveStore(folder.database, database).finally(() => folder.release());
}

/** A store opened for reading. */
export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** Opens the database of a cluster for reading. */
export async function openSharedStore(database: string): Promise<OpenStore> {
  const db = await openPostgres(database);
  return { store: new PostgresStore(db), close: () => db.destroy() };
}

/** Opens a data folder for reading. No server may use it meanwhile. */
export async function openStore(dataDir: string): Promise<OpenStore> {
  const folder = await takeFolder(dataDir);
  try {
    const store = await SqliteStore.open(folder.database);
    return { store, close: () => store.close().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}
