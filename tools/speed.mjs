// npm run speed: how fast the built page is: Lighthouse, from click to paint over whole matches, long tasks.
//   npm run speed -- --write          into bench/RESULTS.md
//   npm run speed -- --parts tasks    only a part: lighthouse, paint, tasks
// Lighthouse is no part of the project: it is installed into bench/ when it is first wanted.
import { existsSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

await install();
if (!existsSync(inRoot('bench', 'node_modules', 'lighthouse'))) {
  const status = await run('npm', ['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund']);
  if (status !== 0) fail('Lighthouse could not be installed: npm ci --prefix bench failed.');
}
const browser = await ensureBrowser();
if (!browser) fail('No browser was found: install Chromium or Chrome, or name one with CHROME_PATH.');
try {
  await build({ only: ['web'] });
} catch (error) {
  fail(error.message);
}
const measure = inRoot('web', 'test', 'browser', 'speed.ts');
process.exitCode = await run(process.execPath, [toolScripts.tsx, measure, ...process.argv.slice(2)], {
  env: { CHROME_PATH: browser },
});
