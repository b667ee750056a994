// npm run check: types, types of rules and host without DOM and Node, lint and format, prose, layers and names; all in
// parallel. Files that are longer than biome.json allows are named in a warning and fail nothing.
// Packages that are missing from node_modules are installed first, as in `npm test`.
//   --no-suites    without layers and names, which are suites: `npm test` runs them with all others
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { capture } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const FILE_LENGTH = 'style/noExcessiveLinesPerFile';

const { values } = parseArgs({ options: { 'no-suites': { type: 'boolean' } } });
const checks = {
  types: [toolScripts.tsc, '-p', 'tsconfig.json'],
  'types without DOM and Node': [toolScripts.tsc, '-p', 'tsconfig.rules.json'],
  'lint and format': [toolScripts.biome, 'check', '--error-on-warnings', `--skip=${FILE_LENGTH}`, '.'],
  prose: [inRoot('tools', 'check-prose.mjs')],
};
if (!values['no-suites']) {
  checks['layers and names'] = [toolScripts.vitest, 'run', 'testkit/test/layers.test.ts', 'testkit/test/names.test.ts'];
}

await install();
const longFiles = capture(process.execPath, [
  toolScripts.biome,
  'lint',
  '--reporter=github',
  `--only=${FILE_LENGTH}`,
  '.',
]);
const results = await Promise.all(
  Object.entries(checks).map(async ([name, args]) => {
    const started = Date.now();
    const { status, output } = await capture(process.execPath, args);
    return { name, status, output, seconds: ((Date.now() - started) / 1000).toFixed(1) };
  }),
);

for (const { name, status, output, seconds } of results) {
  say(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}
for (const [, file, lines] of (await longFiles).output.matchAll(/file=([^,]+),.*too many lines \((\d+)\)/g)) {
  say(`warning  ${file} has ${lines} lines: does it contain more than one noun?`);
}
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
