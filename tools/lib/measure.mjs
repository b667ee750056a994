import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { inRoot, toolScripts } from './paths.mjs';
import { run } from './run.mjs';
import { fail } from './say.mjs';

/** Runs a script of `web/test/browser` on the built page with the arguments of the command; returns its exit status. */
export async function measurePage(script) {
  await install();
  const browser = await ensureBrowser();
  if (!browser) fail('No browser was found: install Chromium or Chrome, or name one with CHROME_PATH.');
  try {
    await build({ only: ['web'] });
  } catch (error) {
    fail(error.message);
  }
  const measure = inRoot('web', 'test', 'browser', script);
  return run(process.execPath, [toolScripts.tsx, measure, ...process.argv.slice(2)], { env: { CHROME_PATH: browser } });
}
