import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';

/** What every page needs comes in one file: several small ones weigh more than their sum. */
const EVERY_PAGE = new RegExp(
  [
    'node_modules/(preact|preact-iso|@preact/signals|@preact/signals-core|zod)',
    'wire/src/(?!stream)',
    'contract/src/(json|record|refusal).ts',
    'web/src/(hosts/server/(client|server).ts|pages/house|lib|house)',
    'table/src/(host|words|ui/(page|notice|settings|lazy))',
    'games/tables.ts',
    'games/[^/]+/table/(card|words/card|words/en-card)',
  ]
    .map((path) => `/${path}`)
    .join('|'),
);

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [preact({ reactAliasesEnabled: false }), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'base', test: EVERY_PAGE }] },
      },
    },
  },
  worker: { format: 'es' },
  // What is built leaves out the checks of development (contract/src/access.ts).
  define: command === 'build' ? { LEVANTE_SHIPPED: 'true' } : {},
}));
