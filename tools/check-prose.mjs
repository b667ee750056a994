// npm run check:prose: fails if the comments or documents of a room have more phrases to rewrite than its bound in
// tools/prose-bounds.json, or if the subject of one of the last commits breaks the rules. Bounds can only fall.
//   --show ROOM    lists the findings of a room
//   --lower        lowers the bounds to the current figures
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, root } from './lib/paths.mjs';
import { compareProse, inspectProse, loweredBounds, proseFigures, proseRoomOf, subjectFault } from './lib/prose.mjs';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const BOUNDS = inRoot('tools', 'prose-bounds.json');
const INSPECTED = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];
const COMMITS = 100;

async function git(...args) {
  const { status, output } = await capture('git', args, root);
  return status === 0 ? output : null;
}

const { values } = parseArgs({ options: { show: { type: 'string' }, lower: { type: 'boolean' } } });
const listed = await git('ls-files', '-z', '--', ...INSPECTED);
if (listed === null) {
  say('The prose was not checked: this is not a git repository.');
  process.exit(0);
}
const files = listed
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith('records/') && !file.startsWith('docs/api/'))
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(inRoot(file), 'utf8') }];
    } catch {
      return [];
    }
  });

if (values.show !== undefined) {
  for (const { file, text } of files.filter((one) => proseRoomOf(one.file) === values.show))
    for (const { at, what } of inspectProse(file, text).found) say(`${file}:${at}: ${what}`);
}
const figures = proseFigures(files);
const bounds = JSON.parse(readFileSync(BOUNDS, 'utf8'));
const { over, slack } = compareProse(figures, bounds);
for (const line of over) say(`above the bound: ${line}`);
if (values.lower) writeFileSync(BOUNDS, `${JSON.stringify(loweredBounds(figures, bounds), null, 2)}\n`);
else if (slack.length > 0) {
  for (const line of slack) say(`well below the bound: ${line}`);
  say('Lower these bounds: npm run check:prose -- --lower');
}

// The commits since the rules for subjects were first checked: a bound file without history has none.
const [first] = ((await git('log', '--format=%H', '--reverse', '--', 'tools/prose-bounds.json')) ?? '').split('\n');
const subjects = first ? await git('log', '--no-merges', `-${COMMITS}`, '--format=%s', `${first}..HEAD`) : '';
const faults = (subjects ?? '').split('\n').flatMap((subject) => {
  const fault = subject === '' || subject.startsWith('fixup! ') ? null : subjectFault(subject);
  return fault === null ? [] : [`commit "${subject}": ${fault}`];
});
for (const line of faults) say(line);
if (over.length > 0 || faults.length > 0)
  fail('Rewrite these: npm run check:prose -- --show ROOM lists the lines of a room.');
