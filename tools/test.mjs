// npm test: installs what is missing, builds, checks, runs every suite at the length of the quick tier.
//   npm run test:slow    the suites that need minutes, and the long runs of others
//   npm test -- --all    both in one run, each tiered suite at the slow tier's length
//   npm run test:long    what the slow tier runs, at the greatest length: an hour or two
//   npm test -- --list   prints the suites of a tier and runs none
//   npm test -- demo     the suites of a tier whose path contains `demo`, and no other check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { capture, run } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { ensureOtherBrowsers, ensureServices } from './lib/services.mjs';

/** Configuration of each tier. */
const TIERS = {
  quick: 'vitest.config.ts',
  slow: 'vitest.slow.config.ts',
  all: 'vitest.both.config.ts',
  long: 'vitest.long.config.ts',
};

/** Reads the requested tier and the parts of suite paths from the arguments. */
function readRequest() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        slow: { type: 'boolean' },
        long: { type: 'boolean' },
        all: { type: 'boolean' },
        list: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const tier = ['all', 'long', 'slow'].find((name) => values[name]) ?? 'quick';
    return { tier, names: positionals, isList: values.list === true };
  } catch (error) {
    return fail(`${error.message}\nUsage: npm test -- [--slow | --long | --all] [--list] [NAME…]`);
  }
}

/** Lists the suites of this tier whose paths contain one of the names. */
async function suitesOf(tier, names) {
  const args = [toolScripts.vitest, 'list', '--filesOnly', '--json', '--config', TIERS[tier], ...names];
  const { status, output } = await capture(process.execPath, args);
  const list = /^\[.*\]$/ms.exec(output)?.[0];
  if (status !== 0 || list === undefined) return fail(output);
  return JSON.parse(list).map(({ file }) => relative(inRoot(), file));
}

/** Suites that need the built page or command line. */
const OF_BUILT = /^(?:web|server|cli|lab|tools)\//;
const IN_BROWSER = /\.browser\./;

/** Maximum number of characters of a failure's message in the summary. */
const MESSAGE_LENGTH = 600;

/** Formats a failed test, or a file that could not be loaded, for the summary: location, title, message. */
function describeFailure(file, name, message, verdict = 'FAILED') {
  const why = stripVTControlCharacters(message).slice(0, MESSAGE_LENGTH).replaceAll('\n', '\n    ');
  return `${verdict} ${relative(inRoot(), file)}\n  ${name}\n    ${why}`;
}

/**
 * Reads a vitest report: number of passed tests, tests that passed only on the second try, and each failure. An unloaded
 * file counts as one failure, as does a test without a result: the process that ran it has ended.
 */
function readReport(report) {
  const repeats = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => describeFailure(file.name, test.fullName, test.failureMessages[0], 'SECOND TRY')),
  );
  const failures = report.testResults.flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [describeFailure(file.name, 'the file could not be loaded', file.message)];
    }
    return file.assertionResults.flatMap(({ status, fullName, failureMessages }) => {
      if (status === 'failed') return [describeFailure(file.name, fullName, failureMessages.join('\n'))];
      return status === 'pending' ? [describeFailure(file.name, fullName, 'has no result: its process ended')] : [];
    });
  });
  return { passed: report.numPassedTests, repeats, failures };
}

/** Runs the suites of a tier; returns vitest's exit status, the number of passed tests, and the failures. */
async function runSuites(tier, browser, names) {
  const folder = mkdtempSync(join(tmpdir(), 'levante-test-'));
  const file = join(folder, 'report.json');
  const args = [toolScripts.vitest, 'run', '--config', TIERS[tier], '--reporter=default', '--reporter=json', ...names];
  args.push(`--outputFile.json=${file}`);
  if (!browser) args.push('--project', '!browser');
  try {
    const status = await run(process.execPath, args, { env: browser ? { CHROME_PATH: browser } : {} });
    return { status, ...readReport(JSON.parse(readFileSync(file, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { tier, names, isList } = readRequest();
await install();
if (isList) {
  for (const suite of await suitesOf(tier, names)) process.stdout.write(`${suite}\n`);
  process.exit(0);
}
const suites = names.length > 0 ? await suitesOf(tier, names) : null;
if (suites?.length === 0) fail(`No suite of this tier has ${names.join(' or ')} in its path.`);
const needsBrowser = suites === null || suites.some((suite) => IN_BROWSER.test(suite));
const browser = needsBrowser ? await ensureBrowser() : null;
if (suites === null) await ensureServices();
if (suites === null && tier !== 'quick') await ensureOtherBrowsers();
try {
  if (suites === null || suites.some((suite) => OF_BUILT.test(suite))) await build();
} catch (error) {
  fail(error.message);
}
const isWhole = suites === null && ['quick', 'all'].includes(tier);
const check = isWhole ? await run(process.execPath, [inRoot('tools', 'check.mjs'), '--no-suites']) : 0;
const { status, passed, repeats, failures } = await runSuites(tier, browser, names);

const inCi = process.env.CI === 'true';
const audit = inCi ? await run(process.execPath, [inRoot('tools', 'audit.mjs')]) : 0;
if (audit !== 0) say('\nnpm run audit failed; see its findings above.');
if (check !== 0) say('\nnpm run check failed; see its findings above.');
if (needsBrowser && !browser) {
  say('\n*** No browser was found: the tests in a real browser were NOT run. ***');
  say('*** Install Chromium or Chrome, or name one with CHROME_PATH. ***');
}
// Printed at the end, since vitest's own messages would be thousands of lines above.
for (const one of [...repeats, ...failures]) process.stdout.write(`${one}\n`);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = check === 0 && audit === 0 && status === 0 && (browser || !needsBrowser || !inCi) ? 0 : 1;
