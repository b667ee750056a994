// npm run release -- 0.2.0: releases the current tree as a version. The "Unreleased" section of the changelog becomes the
// notes of that version, every package of the project gets the number, and one commit with its tag contains both.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const USAGE = 'Usage: npm run release -- VERSION (three numbers: 0.2.0)';
const UNRELEASED = '## Unreleased\n';

const root = process.cwd();
const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

/** Returns git's output; exits with its message on failure. */
async function git(...args) {
  const { status, output } = await capture('git', args, root);
  return status === 0 ? output : fail(`git ${args[0]}: ${output.trim()}`);
}

const numbers = (version) => version.split('.').map(Number);

/** Returns true if a version is later than another. */
function isLater(version, than) {
  const mine = numbers(version);
  const other = numbers(than);
  const at = mine.findIndex((number, i) => number !== other[i]);
  return at >= 0 && mine[at] > other[at];
}

/** Returns the changelog with the unreleased notes under the new version; exits with a message if there are none. */
function withNotes(changelog, version, day) {
  const at = changelog.indexOf(UNRELEASED);
  if (at < 0) fail('CHANGELOG.md has no section "Unreleased".');
  const after = changelog.slice(at + UNRELEASED.length);
  const end = after.search(/^## /m);
  const notes = (end < 0 ? after : after.slice(0, end)).trim();
  if (notes === '') fail('CHANGELOG.md has no notes under "Unreleased".');
  const older = end < 0 ? '' : `\n${after.slice(end)}`;
  return `${changelog.slice(0, at)}${UNRELEASED}\n## ${version} (${day})\n\n${notes}\n${older}`;
}

/** Returns a manifest with the version, including its dependencies on packages of the project. */
function withVersion(manifest, version, names) {
  const changed = { ...JSON.parse(manifest), version };
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    for (const name of Object.keys(changed[kind] ?? {})) if (names.has(name)) changed[kind][name] = version;
  return `${JSON.stringify(changed, null, 2)}\n`;
}

/** Returns the lock file with the version for every package of the project. */
function lockWithVersion(lock, version, names) {
  const changed = JSON.parse(lock);
  changed.version = version;
  for (const [path, entry] of Object.entries(changed.packages)) {
    if (path.includes('node_modules/') || entry.link) continue;
    changed.packages[path] = JSON.parse(withVersion(JSON.stringify(entry), version, names));
  }
  return `${JSON.stringify(changed, null, 2)}\n`;
}

const [version, ...more] = process.argv.slice(2);
if (version === undefined || more.length > 0 || !/^\d+\.\d+\.\d+$/.test(version)) fail(USAGE);
if ((await git('status', '--porcelain')) !== '') fail('The tree is not clean: commit or stash your changes first.');
if ((await git('tag', '--list', `v${version}`)) !== '') fail(`Version ${version} already exists.`);

const manifests = (await git('ls-files', 'package.json', '**/package.json')).trim().split('\n');
const before = JSON.parse(read('package.json')).version;
const first = (await git('tag', '--list', 'v*')) === '';
if (!isLater(version, before) && !(first && version === before)) fail(`${version} is not later than ${before}.`);

const names = new Set(manifests.map((path) => JSON.parse(read(path)).name));
const day = new Date().toISOString().slice(0, 10);
write('CHANGELOG.md', withNotes(read('CHANGELOG.md'), version, day));
for (const path of manifests) write(path, withVersion(read(path), version, names));
write('package-lock.json', lockWithVersion(read('package-lock.json'), version, names));
await git('add', '--update');
await git('commit', '--quiet', '--message', `Version ${version}`);
await git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
say(`Version ${version} is committed and tagged v${version}. To publish it: git push --follow-tags`);
