import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('./src/lib/fetch-ahead.ts', import.meta.url));

/**
 * Late modules are loaded by a function of ours: that of Vite, which also serves browsers and settings that are none of
 * ours, weighs three times as much, on every page.
 */
export function fetchAheadByOurs(): Plugin {
  return {
    name: 'levante-fetch-ahead',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js'
        ? `export { fetchAhead as __vitePreload } from ${JSON.stringify(OURS)};`
        : null;
    },
  };
}
