import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/offline/sw.ts', import.meta.url));
const WORKER = 'sw.js';

/** Builds the service worker and inserts the list of the build's files. */
export function offline(): Plugin {
  return {
    name: 'levante-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await tellFiles(dir);
      },
    },
  };
}

async function tellFiles(dir: string): Promise<void> {
  const paths = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== WORKER && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(dir.length)).update(await readFile(path));
  const files = paths.map((path) =>
    path
      .slice(dir.length)
      .replaceAll('\\', '/')
      .replace(/^\/index\.html$/, '/'),
  );
  const head = `const BUILD=${JSON.stringify(hash.digest('hex').slice(0, 16))},FILES=${JSON.stringify(files)};\n`;
  const code = await readFile(join(dir, WORKER), 'utf8');
  await writeFile(join(dir, WORKER), head + code);
}
