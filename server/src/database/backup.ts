import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import Libsql from 'libsql';
import { connect, type SqliteConnection } from './database.ts';
import { filesOf } from './folder.ts';

/** Number in the header of a copy's database file, which no other database here has. */
const COPY_MARK = 0x636f7079;

/** The target folder of a backup is not empty. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The folder to copy has no database. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * Copies a data folder to a new or empty one, even while a server uses it. The copy contains everything acknowledged
 * before the call, and each later commit completely or not at all. It is marked as a copy, so that a server that starts
 * on it ends credentials that may have ended since. The signing key is copied only with `withSecret`, because a copy
 * with the key is as sensitive as the original. Throws `NoDatabase` or `FolderInUse`.
 */
export async function backUp(dataDir: string, to: string, { withSecret = false } = {}): Promise<void> {
  const from = filesOf(dataDir);
  const copy = filesOf(to);
  // Opening a database that does not exist would create it, in a folder whose name may be mistyped.
  if (!existsSync(from.database)) throw new NoDatabase(`there is no database in ${dataDir}`);
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) throw new FolderInUse(`${to} is not empty`);
  // Create the file first, so that only its owner can ever read it.
  await (await open(copy.database, 'wx', 0o600)).close();
  const connection = connect(from.database);
  try {
    connection.prepare('vacuum into ?').run(copy.database);
  } finally {
    connection.close();
  }
  mark(copy.database);
  if (withSecret) await copyFile(from.secret, copy.secret);
  for (const file of withSecret ? [copy.database, copy.secret] : [copy.database]) await sync(file);
}

/** Marks a copy on a connection without a log, which would leave further files. */
function mark(database: string): void {
  const connection = new Libsql(database);
  try {
    connection.exec(`pragma user_version = ${COPY_MARK}`);
  } finally {
    connection.close();
  }
}

/** Returns whether a database is a copy on which no server has started. */
export function isCopy(connection: Pick<SqliteConnection, 'prepare'>): boolean {
  return Object(connection.prepare('pragma user_version').get()).user_version === COPY_MARK;
}

/** Removes the mark of a copy. */
export function unmark(connection: Pick<SqliteConnection, 'exec'>): void {
  connection.exec('pragma user_version = 0');
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
