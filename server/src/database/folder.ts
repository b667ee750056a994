import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';

const LOCK = 'lock';
/** File with a text that only the process knows that uses the folder. */
const OWNER = 'owner';
const DATABASE = 'levante.db';
/** SQLite creates its other files with the same permissions. */
const OWNER_ONLY = 0o600;
/**
 * Types of file systems that other machines may use at the same time, as statfs names them: NFS, 9p, SMB (three), AFS, Ceph,
 * and FUSE, which virtiofs and sshfs are.
 */
const SHARED_TYPES: ReadonlySet<number> = new Set([
  0x6969, 0x01021997, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x65735546,
]);
/** Interval at which the user of a shared folder looks for another one, and time for which a new one waits, in milliseconds. */
const SHARED_TIMES = { lookMs: 1000, waitMs: 5000 } as const;

/** Another server uses this folder. Both would play the bots' turns. */
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

/** The file system of the data folder does not support locks or write-ahead logging. */
export class UnfitFolder extends Error {
  override readonly name = 'UnfitFolder';

  constructor(path: string) {
    super(`the file system of ${path} has no locks or no shared memory: choose a folder on a local disk`);
  }
}

/** A data folder locked by this process until `release`. */
export interface DataFolder {
  readonly database: string;
  readonly secret: string;
  release(): void;
}

/** Operations of the file system that contains a folder. */
export interface FolderSystem {
  /** Opens a database for a lock. */
  readonly openLock: (file: string) => Pick<Database.Database, 'exec' | 'close'>;
  /** Returns whether other machines may use the folder, whose locks may be invisible here. */
  readonly isShared: (folder: string) => Promise<boolean>;
  readonly times: { readonly lookMs: number; readonly waitMs: number };
}

const REAL: FolderSystem = {
  openLock: (file) => new Database(file, { timeout: 0 }),
  isShared: async (folder) => SHARED_TYPES.has((await statfs(folder)).type),
  times: SHARED_TIMES,
};

/** Returns the paths of the files in a data folder. */
export function filesOf(folder: string): { readonly database: string; readonly secret: string } {
  return { database: join(folder, DATABASE), secret: join(folder, 'secret') };
}

/**
 * Creates a data folder if missing, makes it readable by its owner only, and locks it until the process ends. On a file
 * system shared by several machines, it waits five seconds for another process to object. Throws `FolderTaken`,
 * `NoFolder` and `UnfitFolder`.
 */
export async function takeFolder(folder: string, system: FolderSystem = REAL): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' || error.code === 'ENOTDIR' ? new NoFolder(folder) : error;
  });
  const { database, secret } = filesOf(folder);
  for (const file of [database, join(folder, LOCK)]) await ownOnly(file);
  const unlock = lock(folder, system);
  try {
    const stopObjecting = (await system.isShared(folder)) ? await claim(folder, system) : () => {};
    const release = (): void => {
      stopObjecting();
      unlock();
    };
    return { database, secret, release };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates a file if missing and restricts it to its owner. */
async function ownOnly(file: string): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  await handle.close();
  await chmod(file, OWNER_ONLY);
}

/** Locks a folder. Returns what unlocks it. */
function lock(folder: string, system: FolderSystem): () => void {
  const held = exclusive(folder, system);
  if (!held) throw new FolderTaken(folder);
  // Where locks do not hold, a second handle gets the same one.
  const second = exclusive(folder, system);
  if (!second) return () => held.close();
  second.close();
  held.close();
  throw new UnfitFolder(folder);
}

/** Returns a handle that holds the lock of a folder; null if another one does. */
function exclusive(folder: string, { openLock }: FolderSystem): ReturnType<FolderSystem['openLock']> | null {
  const handle = openLock(join(folder, LOCK));
  try {
    handle.exec('BEGIN EXCLUSIVE');
    return handle;
  } catch (error) {
    handle.close();
    if (isOfCode(error, /^SQLITE_BUSY$/)) return null;
    // Locks that the file system does not have at all.
    if (isOfCode(error, /^SQLITE_IOERR_(LOCK|RDLOCK|UNLOCK|CHECKRESERVEDLOCK)$/)) throw new UnfitFolder(folder);
    throw error;
  }
}

/** Returns whether a database error has a matching code. */
export const isOfCode = (error: unknown, code: RegExp): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && code.test(error.code);

/**
 * Writes who uses a folder, and waits whether another process that uses it writes itself again. Throws `FolderTaken` then.
 * Otherwise objects to others in the same way, until the returned function is called.
 */
async function claim(folder: string, { times }: FolderSystem): Promise<() => void> {
  const file = join(folder, OWNER);
  const own = randomUUID();
  const write = (): Promise<void> => writeFile(file, own, { mode: OWNER_ONLY, flush: true });
  await write();
  await setTimeout(times.waitMs);
  if ((await readFile(file, 'utf8')) !== own) throw new FolderTaken(folder);
  const look = async (): Promise<void> => {
    if ((await readFile(file, 'utf8')) !== own) await write();
  };
  // A look that fails is repeated.
  const looking = setInterval(() => void look().catch(() => {}), times.lookMs).unref();
  return () => clearInterval(looking);
}
