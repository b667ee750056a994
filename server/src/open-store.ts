import type { Store } from '@levante/host';
import { takeFolder } from './store/folder.ts';
import { type MoveResult, moveStore } from './store/move.ts';
import { openPostgres } from './store/postgres/database.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { SqliteStore } from './store/sqlite.ts';

/** Moves everything that a data folder keeps to an empty PostgreSQL database; no server may be at work on either. */
export async function moveFolder(dataDir: string, database: string): Promise<MoveResult> {
  const folder = await takeFolder(dataDir);
  return await moveStore(folder.database, database).finally(() => folder.release());
}

/** A store to be read; `close` lets go of it. */
export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** What a database keeps that servers share. */
export async function openSharedStore(database: string): Promise<OpenStore> {
  const db = await openPostgres(database);
  return { store: new PostgresStore(db), close: () => db.destroy() };
}

/** What a data folder keeps, to be read while no server is at work on it. */
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
