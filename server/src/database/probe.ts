import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Size of a probe: a commit and the database growth it may cause. */
const PROBE_BYTES = 256 * 1024;

/** Tests whether a folder has space: writes a file and deletes it. Rejects on failure, for example on a full disk. */
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
