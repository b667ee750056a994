import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { pageChunks } from './chunks-plugin.ts';
import { compressed } from './compress-plugin.ts';
import { drawingsShort } from './drawings-plugin.ts';
import { forms } from './forms-plugin.ts';
import { hints } from './hints-plugin.ts';
import { notices } from './notices-plugin.ts';
import { offline } from './offline-plugin.ts';

const licences = notices();
const chunks = pageChunks();

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    preact({ reactAliasesEnabled: false }),
    chunks.plugin,
    drawingsShort(),
    forms(),
    hints(),
    licences.page,
    offline(),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page starts with the same modules: bundle them to save a dozen requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !id.includes('/offline/'), priority: 5 },
            ...chunks.groups,
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [licences.worker()] },
  // Builds drop the development checks (contract/src/access.ts).
  define: command === 'build' ? { LEVANTE_SHIPPED: 'true' } : {},
}));
