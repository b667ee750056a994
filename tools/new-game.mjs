// npm run new-game -- NAME: creates games/NAME, a tiny playable game with its tests, and registers it in the lists of games.
// It is testkit/games/tic-tac-toe under another name; the tests play the original.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { install } from './lib/install.mjs';
import { inRoot, toolScripts } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const TEMPLATE = 'tic-tac-toe';
/** Prefix of the clauses in the template's rules. */
const CODE = 'TT';
const MAX_NAME = 30;

/** Reserved words, which cannot name a constant. */
const KEYWORDS = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield await'.split(
    ' ',
  ),
);

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (id) => id.split('-').map(capital).join('');
const camel = (id) => pascal(id)[0].toLowerCase() + pascal(id).slice(1);
const spaced = (id) => capital(id.replaceAll('-', ' '));

/** Returns the clause prefix of a game's rules: the initials of its words, or the first two letters of its only one. */
function codeOf(id) {
  const words = id.split('-');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : id.slice(0, 2);
  return letters.toUpperCase();
}

/** Returns the reason why a game cannot have this name, or null. */
function refusalOf(id) {
  if (id === undefined) return 'Usage: npm run new-game -- NAME, for example: npm run new-game -- fox-and-geese';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" cannot be the name of a game: use lower-case letters and digits, words joined by "-", as in fox-and-geese.`;
  if (id.length > MAX_NAME) return `"${id}" is too long: a name has at most ${MAX_NAME} characters.`;
  if (existsSync(inRoot('games', id)) || existsSync(inRoot('testkit', 'games', id)))
    return `There is a game called "${id}" already.`;
  if (KEYWORDS.has(id) || existsSync(inRoot(id)) || existsSync(inRoot('node_modules', '@levante', id)))
    return `"${id}" is reserved: another package, or the language itself, has this name.`;
  return null;
}

/** Lists all files under a folder, as paths relative to it. */
function filesUnder(folder, from = folder) {
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(from, entry.name);
    return entry.isDirectory() ? filesUnder(folder, path) : [relative(folder, path)];
  });
}

/** Returns the template's text with the names of another game. */
function renamed(text, id) {
  return text
    .replaceAll(`@levante/${TEMPLATE}`, `@levante/${id}`)
    .replaceAll(TEMPLATE, id)
    .replaceAll(camel(TEMPLATE), camel(id))
    .replaceAll(pascal(TEMPLATE), pascal(id))
    .replaceAll(capital(TEMPLATE), spaced(id))
    .replaceAll(new RegExp(`\\b${CODE}-`, 'g'), `${codeOf(id)}-`)
    .replaceAll(`'${CODE}'`, `'${codeOf(id)}'`);
}

/** Lists of games, with the line that each gets. */
const LISTS = [
  { file: 'rules', names: [''], room: 'rules', entry: (id) => `entryOf(${camel(id)})` },
  {
    file: 'proofs',
    names: ['', 'Proof'],
    room: 'rules',
    entry: (id) => `make(${camel(id)}, ${camel(id)}Proof)`,
  },
  { file: 'bots', names: ['Kit'], room: 'bots', entry: (id) => `${camel(id)}Kit` },
  { file: 'tables', names: ['Card'], room: 'table', entry: (id) => `${camel(id)}Card` },
  { file: 'terminals', names: ['Terminal'], room: 'terminal', entry: (id) => `['${id}', ${camel(id)}Terminal]` },
];

/** Returns a list with one more line, after the entry of Golden Horn at the end of its array. */
function withEntry({ file, names, room, entry }, id) {
  const path = inRoot('games', `${file}.ts`);
  const text = readFileSync(path, 'utf8');
  const last = entry('golden-horn');
  const at = text.lastIndexOf(last);
  const end = at < 0 ? -1 : text.indexOf(']', at + last.length);
  if (end < 0) fail(`games/${file}.ts has no list that ends with ${last}: nothing was changed.`);
  const imports = `import { ${names.map((name) => camel(id) + name).join(', ')} } from '@levante/${id}/${room}';\n`;
  const before = text.slice(0, end).replace(/,?\s*$/, '');
  return { path, text: `${imports}${before}, ${entry(id)}${text.slice(end)}` };
}

/** Returns the manifest of the lists' package with one more dependency. */
function withDependency(id) {
  const path = inRoot('games', 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const dependencies = { ...manifest.dependencies, [`@levante/${id}`]: '0.1.0' };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { path, text: `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n` };
}

const [, , id] = process.argv;
const refusal = refusalOf(id);
if (refusal !== null) fail(refusal);

const template = inRoot('testkit', 'games', TEMPLATE);
const files = filesUnder(template).map((file) => ({
  path: inRoot('games', id, file),
  text: renamed(readFileSync(join(template, file), 'utf8'), id),
}));
const changed = [...LISTS.map((list) => withEntry(list, id)), withDependency(id)];

await install();
for (const { path, text } of [...files, ...changed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
// Links the new package and changes no other.
const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']);
if (installed !== 0) fail('npm install failed; see its message above. Run it again first.');
const formatted = [`games/${id}`, ...changed.map(({ path }) => relative(inRoot(), path))];
const status = await run(process.execPath, [toolScripts.biome, 'check', '--write', '--log-level=error', ...formatted]);
if (status !== 0) fail('The new files could not be formatted; see the reason above.');
say(`Created games/${id} and added it to the lists of games. Next steps:`);
say(`  npm test -- ${id}     runs its tests`);
say('  npm start             serves the page with it');
say('  docs/guides/game.md   explains how to turn it into your own game');
