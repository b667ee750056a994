import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/** What carries a hash in its name never changes; fonts are compressed as they are. */
const WORTH_IT = /\.(js|css|svg)$/;
const squeeze = promisify(brotliCompress);

/** Lays a compressed file beside each file of the page that never changes and is worth it: once and as small as can be, for a server to send as it is. */
export function compressed(): Plugin {
  return {
    name: 'levante-compressed',
    apply: 'build',
    writeBundle: {
      // After whoever still writes into the files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await compressAll(join(dir, 'assets'));
      },
    },
  };
}

async function compressAll(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && WORTH_IT.test(entry.name),
  );
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      await writeFile(`${path}.br`, await squeeze(await readFile(path)));
    }),
  );
}
