// npm run speed: measures the speed of the built page: Lighthouse, click to paint over whole matches, long tasks.
//   npm run speed -- --write          into bench/RESULTS.md
//   npm run speed -- --parts tasks    only a part: lighthouse, paint, tasks
// Lighthouse is not a dependency of the project: it is installed into bench/ on first use.
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
