// npm run mutation: mutation testing of the rules of each game and of some rooms: counts the mutants that no fast test
// kills. `--game ID` and `--room NAME` (repeatable) select targets, `--file PATH` (likewise, from the root) limits it to
// these files, or to these lines with `PATH:LINE-LINE`, `--sample PERCENT` tests a random share of the mutants drawn by
// `--seed`, `--known` reuses the results of the last run for unchanged files and tests, `--jobs N` runs N at a time,
// `--patience N` gives tests N times as long before they count as hung.
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import { isSampled } from './mutation/sample.mjs';
import { FOLDER, GAMES, ROOMS, settingsFor, TARGETS } from './mutation/settings.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [] },
    room: { type: 'string', multiple: true, default: [] },
    file: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    known: { type: 'boolean' },
    jobs: { type: 'string', default: '2' },
    patience: { type: 'string', default: '1' },
  },
});
for (const [chosen, known, kind] of [
  [values.game, GAMES, 'game'],
  [values.room, ROOMS, 'room'],
]) {
  for (const one of chosen) if (!known.includes(one)) fail(`There is no ${kind} ${one}; known: ${known.join(', ')}.`);
}
const chosen = [...values.game, ...values.room];
const sample = values.sample === undefined ? null : { percent: Number(values.sample), seed: values.seed };
if (sample && !(sample.percent > 0 && sample.percent <= 100)) fail('--sample takes a percentage.');
if (sample && values.known) fail('--known and --sample cannot be combined.');

const COLUMNS = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const noticed = (count) => count.Killed + count.Timeout;
const total = (count) => COLUMNS.reduce((sum, column) => sum + count[column], 0);
const score = (count) => (total(count) === 0 ? 100 : (100 * noticed(count)) / total(count));

/** Counts mutants by status; those that do not compile or are ignored with a reason do not count. */
function tally(mutants) {
  const count = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  for (const { status } of mutants) if (status in count) count[status] += 1;
  return count;
}

function row(name, count) {
  const figures = [total(count), ...COLUMNS.map((column) => count[column])].map((n) => String(n).padStart(9));
  return `${name.padEnd(28)}${figures.join('')}${score(count).toFixed(1).padStart(8)} %`;
}

const SHOWN = new Map([
  ['Survived', ''],
  ['NoCoverage', 'not reached, '],
  ['Timeout', 'timed out, '],
]);

/** Lists mutants that no test failed for as `file:line:column operator: text`. */
function survivors(path, { source, mutants }) {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => SHOWN.has(status))
    .map(({ location: { start, end }, mutatorName, replacement, status, statusReason = '' }) => {
      const was = lines[start.line - 1]?.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      const now = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
      const why = status === 'Timeout' ? ` (${statusReason || 'killed with its process'})` : '';
      return `${path}:${start.line}:${start.column} ${SHOWN.get(status)}${mutatorName}: ${was} → ${now}${why}`;
    });
}

/** Runs one target; returns the counts of all its files. */
async function run(target) {
  const { name } = target;
  if (!values.known && values.file.length === 0 && !sample) rmSync(inRoot(FOLDER, `${name}.json`), { force: true });
  const { Stryker } = await import('@stryker-mutator/core');
  const options = {
    files: values.file,
    again: !values.known,
    jobs: Number(values.jobs),
    patience: Number(values.patience),
    sample,
  };
  await new Stryker(settingsFor(target, options)).runMutationTest();
  const report = JSON.parse(readFileSync(inRoot(FOLDER, `${name}-report.json`), 'utf8'));
  const files = Object.entries(report.files)
    .filter(([path]) => values.file.length === 0 || values.file.some((one) => one.split(':', 1)[0] === path))
    .map(([path, { source, mutants }]) => [path, { source, mutants: mutants.filter((one) => isDrawn(path, one)) }]);
  const left = files.flatMap(([path, file]) => survivors(path, file));
  const all = tally(files.flatMap(([, file]) => file.mutants));
  const header = ['mutants', 'killed', 'timed out', 'survived', 'no cover'].map((word) => word.padStart(9)).join('');
  const counts = files.map(([path, file]) => [path.split('/').slice(2).join('/'), tally(file.mutants)]);
  const table = counts.filter(([, count]) => total(count) > 0).map(([path, count]) => row(path, count));
  process.stdout.write(
    `\n${[...left, '', `${name.padEnd(28)}${header}   score`, ...table, row('all', all)].join('\n')}\n`,
  );
  return all;
}

const isDrawn = (path, { location: { start }, mutatorName, replacement }) =>
  isSampled(sample, { path, line: start.line, column: start.column, mutatorName, replacement });

let reached = true;
for (const name of chosen.length > 0 ? chosen : TARGETS.keys()) {
  const target = TARGETS.get(name);
  const count = await run(target);
  if (score(count) >= target.minScore) continue;
  reached = false;
  say(`${name} is below ${target.minScore} %.`);
}
process.exitCode = reached ? 0 : 1;
