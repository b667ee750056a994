import { takeFolder } from './store/folder.ts';
import { type Moved, moveBook } from './store/move.ts';

/** Moves everything that a data folder keeps to an empty PostgreSQL database; no server may be at work on either. */
export async function moveFolder(dataDir: string, database: string): Promise<Moved> {
  const folder = await takeFolder(dataDir);
  return await moveBook(folder.database, database).finally(() => folder.release());
}
