// npm run check:prose: fails if a comment or document contains a phrase to rewrite, or if the subject of one of the last
// commits breaks the rules.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from './lib/paths.mjs';
import { inspectProse, subjectFault } from './lib/prose.mjs';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const INSPECTED = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];
const COMMITS = 100;

async function git(...args) {
  const { status, output } = await capture('git', args, root);
  return status === 0 ? output : null;
}

const listed = await git('ls-files', '-z', '--', ...INSPECTED);
if (listed === null) {
  say('The prose was not checked: this is not a git repository.');
  process.exit(0);
}
const files = listed
  .split('\0')
  .filter((file) => file !== '' && existsSync(inRoot(file)))
  .filter((file) => !file.startsWith('records/') && !file.startsWith('docs/api/'));
const phrases = files.flatMap((file) =>
  inspectProse(file, readFileSync(inRoot(file), 'utf8')).map(({ at, what }) => `${file}:${at}: ${what}`),
);

const subjects = (await git('log', '--no-merges', `-${COMMITS}`, '--format=%s')) ?? '';
const faults = subjects.split('\n').flatMap((subject) => {
  const fault = subject === '' || subject.startsWith('fixup! ') ? null : subjectFault(subject);
  return fault === null ? [] : [`commit "${subject}": ${fault}`];
});
for (const line of [...phrases, ...faults]) say(line);
if (phrases.length > 0 || faults.length > 0) fail('Rewrite these.');
