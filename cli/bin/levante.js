#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/levante.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  process.stderr.write('levante is not built yet: run `npm ci && npm run build` in its folder.\n');
  process.exitCode = 1;
}
