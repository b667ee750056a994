// npm run mutation: changes the rules of each game in many small ways, one at a time, and counts the changes that no
// test of games/<id>/test/rules notices. `--game ID` takes one game, `--file PATH` (again and again) files of its rules,
// `--known` reuses what the last run found where neither file nor tests have changed, `--jobs N` works on N at a time.
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import { FOLDER, GAMES, LEAST_SCORE, settingsFor } from './mutation/settings.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    known: { type: 'boolean' },
    jobs: { type: 'string', default: '2' },
  },
});
const games = values.game ?? GAMES;
for (const game of games) if (!GAMES.includes(game)) fail(`There is no game ${game}; there is ${GAMES.join(', ')}.`);

const COLUMNS = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const noticed = (count) => count.Killed + count.Timeout;
const total = (count) => COLUMNS.reduce((sum, column) => sum + count[column], 0);
const score = (count) => (total(count) === 0 ? 100 : (100 * noticed(count)) / total(count));

/** How many mutants came to which end; what does not compile or is switched off with its reason is not counted. */
function tally(mutants) {
  const count = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  for (const { status } of mutants) if (status in count) count[status] += 1;
  return count;
}

function row(name, count) {
  const figures = [total(count), ...COLUMNS.map((column) => count[column])].map((n) => String(n).padStart(9));
  return `${name.padEnd(28)}${figures.join('')}${score(count).toFixed(1).padStart(8)} %`;
}

/** What is left, as `file:line:column operator: text`. */
function survivors(path, { source, mutants }) {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location: { start, end }, mutatorName, replacement, status }) => {
      const was = lines[start.line - 1]?.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      const now = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
      return `${path}:${start.line}:${start.column} ${status === 'Survived' ? '' : 'not reached, '}${mutatorName}: ${was} → ${now}`;
    });
}

/** Runs one game; gives the counts of all its files. */
async function runGame(game) {
  if (!values.known && !values.file) rmSync(inRoot(FOLDER, `${game}.json`), { force: true });
  const { Stryker } = await import('@stryker-mutator/core');
  await new Stryker(
    settingsFor(game, { files: values.file, again: !values.known, jobs: Number(values.jobs) }),
  ).runMutationTest();
  const report = JSON.parse(readFileSync(inRoot(FOLDER, `${game}-report.json`), 'utf8'));
  const files = Object.entries(report.files)
    .map(([path, file]) => [path.replace(`games/${game}/rules/`, ''), file])
    .filter(([path]) => !values.file || values.file.includes(path));
  const left = files.flatMap(([path, file]) => survivors(path, file));
  const counts = files.map(([path, file]) => [path, tally(file.mutants)]);
  const all = tally(files.flatMap(([, file]) => file.mutants));
  const header = ['mutants', 'killed', 'timed out', 'survived', 'no cover'].map((word) => word.padStart(9)).join('');
  const table = counts.filter(([, count]) => total(count) > 0).map(([path, count]) => row(path, count));
  process.stdout.write(
    `\n${[...left, '', `${game.padEnd(28)}${header}   score`, ...table, row('all', all)].join('\n')}\n`,
  );
  return all;
}

let reached = true;
for (const game of games) {
  const count = await runGame(game);
  if (score(count) >= LEAST_SCORE) continue;
  reached = false;
  say(`${game} stays below ${LEAST_SCORE} %.`);
}
process.exitCode = reached ? 0 : 1;
