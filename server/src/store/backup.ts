import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { connect } from './database.ts';
import { filesOf } from './folder.ts';

/** The target folder of a backup is not empty. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Copies a data folder to a new or empty one, even while a server uses it. The copy contains everything acknowledged
 * before the call, and each later commit either completely or not at all. A server can start on it. Throws
 * `FolderInUse`.
 */
export async function backUp(dataDir: string, to: string): Promise<void> {
  const [from, copy] = [filesOf(dataDir), filesOf(to)];
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
  await copyFile(from.secret, copy.secret);
  for (const file of [copy.database, copy.secret]) await sync(file);
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
