import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** As much as a commit and the growth of the database that it may bring. */
const PROBE_BYTES = 256 * 1024;

/** Tries whether there is room in a folder: writes a file, and deletes it. Rejects where that fails, as on a full disk. */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, 'probe');
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(Buffer.alloc(PROBE_BYTES, 1));
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await unlink(file);
}
