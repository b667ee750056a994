import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';

const LOCK = 'lock';
const DATABASE = 'levante.db';
/** SQLite creates its other files with the same permissions. */
const OWNER_ONLY = 0o600;

/** Another server uses this folder. Two would both play for the bots. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(folder: string) {
    super(`another server uses ${folder}`);
  }
}

/** The data folder's path, or a part of it, is a file. */
export class NoFolder extends Error {
  override readonly name = 'NoFolder';

  constructor(folder: string) {
    super(`${folder} is not a folder`);
  }
}

/** A data folder locked by this process until `release`. */
export interface DataFolder {
  readonly database: string;
  readonly secret: string;
  release(): void;
}

/** Returns the paths of the files in a data folder. */
export function filesOf(folder: string): { readonly database: string; readonly secret: string } {
  return { database: join(folder, DATABASE), secret: join(folder, 'secret') };
}

/**
 * Creates a data folder if missing, makes it readable by its owner only, and locks it for this process. The lock ends
 * with the process. Throws `FolderTaken` and `NoFolder`.
 */
export async function takeFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' || error.code === 'ENOTDIR' ? new NoFolder(folder) : error;
  });
  const { database, secret } = filesOf(folder);
  for (const file of [database, join(folder, LOCK)]) await ownOnly(file);
  return { database, secret, release: lock(folder) };
}

/** Creates a file if missing and restricts it to its owner. */
async function ownOnly(file: string): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  await handle.close();
  await chmod(file, OWNER_ONLY);
}

function lock(folder: string): () => void {
  const held = new Database(join(folder, LOCK), { timeout: 0 });
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    held.close();
    if (cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY') throw new FolderTaken(folder);
    throw cause;
  }
  return () => held.close();
}
