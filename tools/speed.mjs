// npm run speed: how fast the built page is: Lighthouse, from click to paint over whole matches, long tasks.
//   npm run speed -- --write          into bench/RESULTS.md
//   npm run speed -- --parts tasks    only a part: lighthouse, paint, tasks
// Lighthouse is no part of the project: it is installed into bench/ when it is first wanted.
import { existsSync } from 'node:fs';
import { measurePage } from './lib/measure.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

if (!existsSync(inRoot('bench', 'node_modules', 'lighthouse'))) {
  const status = await run('npm', ['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund']);
  if (status !== 0) fail('Lighthouse could not be installed: npm ci --prefix bench failed.');
}
process.exitCode = await measurePage('speed.ts');
