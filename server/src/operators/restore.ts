import { type EndedCredentials, endCredentials } from '../accounts/end-credentials.ts';
import { isCopy, unmark } from '../database/backup.ts';
import { openDatabase, type SqliteConnection } from '../database/database.ts';
import { filesOf, takeFolder } from '../database/folder.ts';
import { openPostgres } from '../database/postgres/database.ts';
import { connectionAccess, directAccess } from '../database/sql-access.ts';
import type { StoreLocation } from './operators.ts';

const KEPT: EndedCredentials = { sessions: 0, codes: 0, operators: 0 };

export interface RestoreTerms {
  /**
   * Whether sessions, codes and roles stay as they were when the backup was made, including ended ones, for going back
   * right after a backup.
   */
  readonly keepsCredentials: boolean;
}

/**
 * Ends the credentials of a restored store, since they may have ended after the backup was made. Returns their numbers.
 * Call it before a server uses the store. Throws `FolderTaken`.
 */
export async function restore(place: StoreLocation, { keepsCredentials }: RestoreTerms): Promise<EndedCredentials> {
  if ('database' in place) {
    const db = await openPostgres(place.database);
    return await (keepsCredentials ? Promise.resolve(KEPT) : endCredentials(directAccess(db))).finally(() =>
      db.destroy(),
    );
  }
  const folder = await takeFolder(place.folder);
  try {
    const connection = await openDatabase(filesOf(place.folder).database);
    return await settle(connection, keepsCredentials).finally(() => connection.close());
  } finally {
    folder.release();
  }
}

/** Ends the credentials of a copy on which no server has started yet. Returns null if the database is no such copy. */
export async function restoreCopy(database: string): Promise<EndedCredentials | null> {
  const connection = await openDatabase(database);
  try {
    return isCopy(connection) ? await settle(connection, false) : null;
  } finally {
    connection.close();
  }
}

async function settle(connection: SqliteConnection, keepsCredentials: boolean): Promise<EndedCredentials> {
  const ended = keepsCredentials ? KEPT : await endCredentials(connectionAccess(connection));
  // Last, so that an interruption repeats the rest.
  unmark(connection);
  return ended;
}
