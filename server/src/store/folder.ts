import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';

const LOCK = 'lock';
const DATABASE = 'levante.db';
/** SQLite gives the files that it lays beside a database the same rights. */
const OWNER_ONLY = 0o600;

/** Another server keeps this folder: two on one would each think that it alone plays for the bots. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(folder: string) {
    super(`another server keeps ${folder}`);
  }
}

/** The path of the data folder, or a part of it, is a file. */
export class NoFolder extends Error {
  override readonly name = 'NoFolder';

  constructor(folder: string) {
    super(`${folder} is no folder`);
  }
}

/** The folder of a server, kept by it alone until it lets go. */
export interface DataFolder {
  readonly database: string;
  readonly secret: string;
  release(): void;
}

/** What lies in a folder. */
export function filesOf(folder: string): { readonly database: string; readonly secret: string } {
  return { database: join(folder, DATABASE), secret: join(folder, 'secret') };
}

/**
 * Takes a folder for this server alone, making it if it is missing. What is kept in it only its owner can read, also in a
 * folder that was there before. The lock ends with the process, however that ends. Throws `FolderTaken` and `NoFolder`.
 */
export async function takeFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' || error.code === 'ENOTDIR' ? new NoFolder(folder) : error;
  });
  const { database, secret } = filesOf(folder);
  for (const file of [database, join(folder, LOCK)]) await ownOnly(file);
  return { database, secret, release: lock(folder) };
}

/** Makes a file that only its owner can read, or leaves it so to the owner alone. */
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
