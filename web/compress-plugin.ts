import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files with a hash in their name; fonts are already compressed. */
const WORTH_IT = /\.(js|css|svg)$/;
const squeeze = promisify(brotliCompress);

/**
 * Writes a Brotli-compressed copy next to each immutable file, once and at the highest quality, for the server to send
 * as it is.
 */
export function compressed(): Plugin {
  let ships = true;
  return {
    name: 'levante-compressed',
    apply: 'build',
    configResolved: ({ build }) => {
      // Compressing takes longer than all else; pages that are not even minified are for tests.
      ships = build.minify !== false;
    },
    writeBundle: {
      // Run after other plugins have written their files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (ships && dir !== undefined) await compressAll(join(dir, 'assets'));
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
