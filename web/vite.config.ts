import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { compressed } from './compress-plugin.ts';
import { drawingsShort } from './drawings-plugin.ts';
import { fetchAheadByOurs } from './fetch-ahead-plugin.ts';
import { hints } from './hints-plugin.ts';
import { notices } from './notices-plugin.ts';
import { offline } from './offline-plugin.ts';
import { minifiedTwice } from './terser-plugin.ts';

/** The files that every page begins with; whatever else asks for something late does so in a match. */
const OF_PAGE = /^assets\/(base|index|rolldown-runtime)-/;
const OF_MATCH = /^assets\/match-/;

const isThere = (file: string, host: string): boolean =>
  OF_PAGE.test(file) || (OF_MATCH.test(file) && !OF_PAGE.test(host));

/**
 * What is fetched together with what is asked for: every name left out is one that need not be sent. What stands in whatever
 * asks is there; what is asked for is fetched anyway, and at once where it waits for no styles.
 */
function fetchedAhead(asked: string, files: readonly string[], host: string): string[] {
  const missing = files.filter((file) => !isThere(file, host));
  return missing.some((file) => file.endsWith('.css')) ? missing : missing.filter((file) => !asked.endsWith(file));
}

const licences = notices();

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    preact({ reactAliasesEnabled: false }),
    fetchAheadByOurs(),
    drawingsShort(),
    hints(),
    licences.page,
    offline(),
    minifiedTwice(),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (asked, files, { hostId }) => fetchedAhead(asked, files, hostId),
    },
    rolldownOptions: {
      // Minifying twice takes its time, and is known to.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [chunks()],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [licences.worker()] },
  // What is built leaves out the checks of development (contract/src/access.ts).
  define: command === 'build' ? { LEVANTE_SHIPPED: 'true' } : {},
}));
