// npm run size: what a first visit to home and to a match of each game fetches; fails where that is over budget.
//   npm run size -- --files    lists every file
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

await install();
const browser = await ensureBrowser();
if (!browser) fail('No browser was found: install Chromium or Chrome, or name one with CHROME_PATH.');
try {
  await build({ only: ['web'] });
} catch (error) {
  fail(error.message);
}
const measure = inRoot('web', 'test', 'browser', 'size.ts');
process.exitCode = await run(process.execPath, [toolScripts.tsx, measure, ...process.argv.slice(2)], {
  env: { CHROME_PATH: browser },
});
