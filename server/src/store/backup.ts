import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { connect } from './database.ts';
import { filesOf } from './folder.ts';

/** The folder that a backup was to go to holds something already. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Copies a data folder to another, new or empty, while a server may be at work on it: everything that was acknowledged before
 * this began is in the copy, and of what comes meanwhile each commit is whole or not there. A server starts on the copy as on any
 * folder. Throws `FolderInUse`.
 */
export async function backUp(dataDir: string, to: string): Promise<void> {
  const [from, copy] = [filesOf(dataDir), filesOf(to)];
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) throw new FolderInUse(`${to} is not empty`);
  // Only its owner may read it, from the beginning.
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
