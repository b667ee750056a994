import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** Where a server under development listens: pages come from Vite, everything else from there. */
const server = process.env.LEVANTE_SERVER ?? 'http://127.0.0.1:8017';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [preact({ reactAliasesEnabled: false })],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': server } },
});
