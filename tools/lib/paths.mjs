import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** The script of an installed tool, to be run with this very Node. */
export const toolScripts = {
  // The native compiler: the same findings in a tenth of the time. The tests that parse sources need the other one's API.
  tsc: inRoot('node_modules', 'typescript7', 'bin', 'tsc'),
  biome: inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: inRoot('node_modules', 'vitest', 'vitest.mjs'),
  tsx: inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
  vite: inRoot('node_modules', 'vite', 'bin', 'vite.js'),
};
