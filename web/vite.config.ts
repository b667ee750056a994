import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { compressed } from './compress-plugin.ts';
import { hints } from './hints-plugin.ts';
import { offline } from './offline-plugin.ts';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [preact({ reactAliasesEnabled: false }), hints(), offline(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [chunks()],
        },
      },
    },
  },
  worker: { format: 'es' },
  // What is built leaves out the checks of development (contract/src/access.ts).
  define: command === 'build' ? { LEVANTE_SHIPPED: 'true' } : {},
}));
