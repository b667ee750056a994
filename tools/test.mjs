// npm test: installs what is missing, builds, checks, runs every suite.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

/** Suites in a real browser bear this ending. */
const BROWSER_TESTS = '**/*.browser.test.ts';

/** Passed and failed tests of a vitest report; a file that could not even be loaded counts as one failure. */
function count(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Runs the suites; gives vitest's exit status and the counts. */
async function runSuites(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'levante-test-'));
  const file = join(folder, 'report.json');
  const args = [toolScripts.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (!browser) args.push('--exclude', BROWSER_TESTS);
  try {
    const status = await run(process.execPath, args, { env: browser ? { CHROME_PATH: browser } : {} });
    return { status, ...count(JSON.parse(readFileSync(file, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await install();
const browser = await ensureBrowser();
try {
  await build();
} catch (error) {
  fail(error.message);
}
const check = await run(process.execPath, [inRoot('tools', 'check.mjs')]);
const suites = await runSuites(browser);

const inCi = process.env.CI === 'true';
if (check !== 0) say('\nnpm run check failed; its findings stand above.');
if (!browser) {
  say('\n*** No browser was found: the tests in a real browser were NOT run. ***');
  say('*** Install Chromium or Chrome, or name one with CHROME_PATH. ***');
}
process.stdout.write(`${suites.passed} passed, ${suites.failed} failed\n`);
process.exitCode = check === 0 && suites.status === 0 && (browser || !inCi) ? 0 : 1;
