import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** Scripts of installed tools, to be run with this version of Node. */
export const toolScripts = {
  // The native compiler reports the same errors in a tenth of the time. Tests that parse sources need the API of the other
  // one.
  tsc: inRoot('node_modules', 'typescript7', 'bin', 'tsc'),
  biome: inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: inRoot('node_modules', 'vitest', 'vitest.mjs'),
  tsx: inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
  vite: inRoot('node_modules', 'vite', 'bin', 'vite.js'),
};
