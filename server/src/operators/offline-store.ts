import type { Store } from '@levante/host';
import { type MoveResult, moveStore } from '../backend/move.ts';
import { takeFolder } from '../database/folder.ts';
import { openPostgres } from '../database/postgres/database.ts';
import { directAccess } from '../database/sql-access.ts';
import { openSqliteStores, postgresStores } from '../matches/store/match-stores.ts';
import { notificationStores } from '../notifications/notification-stores.ts';
import { restoreCopy } from './restore.ts';

/**
 * Moves a data folder to an empty PostgreSQL database. No server may use either. First ends the credentials of a
 * restored backup, like a server that starts on it.
 */
export async function moveFolder(dataDir: string, database: string): Promise<MoveResult> {
  const folder = await takeFolder(dataDir);
  try {
    await restoreCopy(folder.database);
    return await moveStore(folder.database, database);
  } finally {
    folder.release();
  }
}

type Stores = ReturnType<typeof notificationStores>;

/** Reads channels and their log, and the events and leases of a store. */
export interface NotificationReader {
  readonly outbox: Pick<Stores['outbox'], 'events'>;
  readonly deliveries: Pick<Stores['deliveries'], 'logOf' | 'leases'>;
  readonly preferences: Pick<Stores['preferences'], 'channelsOf'>;
}

/** A store opened for reading. */
export interface OpenStore {
  readonly store: Store;
  readonly notifications: NotificationReader;
  close(): Promise<void>;
}

/** Opens the database of a cluster for reading. */
export async function openSharedStore(database: string): Promise<OpenStore> {
  const db = await openPostgres(database);
  const notifications = notificationStores(directAccess(db));
  return { store: postgresStores(db).matches, notifications, close: () => db.destroy() };
}

/** Opens a data folder for reading. No server may use it meanwhile. */
export async function openStore(dataDir: string): Promise<OpenStore> {
  const folder = await takeFolder(dataDir);
  try {
    const stores = await openSqliteStores(folder.database);
    const notifications = notificationStores(stores.access);
    return { store: stores.matches, notifications, close: () => stores.close().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}
