import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { expect, onTestFinished } from 'vitest';
import { it as browserTest } from './lib/browser-test.ts';

/**
 * `npm run new-game` in a copy of the project: the new game's tests pass, and it can be played to the end on the page.
 */

const root = join(import.meta.dirname, '..', '..', '..');

/** The environment without vitest's variables, because another vitest runs in the copy. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'),
);

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

function listen(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return () => output;
}

/** Runs a command to its end. */
async function run(cwd: string, command: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = listen(child);
  const [status] = await once(child, 'close');
  return { status, output: output() };
}

const node = (cwd: string, ...words: readonly string[]): Promise<Ended> => run(cwd, process.execPath, ...words);

/** Returns the files of the project, as paths from its root. */
async function projectFiles(): Promise<readonly string[]> {
  const { output } = await run(root, 'git', 'ls-files', '--cached', '--others', '--exclude-standard');
  return output.split('\n').filter((file) => file !== '');
}

/** Returns the files that differ in the copy. */
async function changedIn(folder: string): Promise<readonly string[]> {
  const files = await projectFiles();
  const differ = await Promise.all(
    files.map(async (file) => {
      const [before, after] = await Promise.all(
        [root, folder].map((from) => readFile(join(from, file)).catch(() => null)),
      );
      return before && after && !before.equals(after) ? [file] : [];
    }),
  );
  return differ.flat().sort();
}

/** Copies the project with its installed packages, as if cloned. */
async function copyTo(folder: string): Promise<void> {
  const files = await projectFiles();
  await Promise.all(files.map((file) => cp(join(root, file), join(folder, file), { recursive: true }).catch(() => {})));
  const installed = ['node_modules', ...new Set(files.map((file) => join(dirname(file), 'node_modules')))];
  // Of tens of thousands of files, `cp` copies each on its own: ten times as long.
  for (const modules of installed.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  // A copied lock file is newer than the installed packages.
  await utimes(join(folder, 'node_modules', '.package-lock.json'), new Date(), new Date());
}

const it = browserTest.extend(
  'copy',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  async ({}, { onCleanup }): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'levante-new-game-'));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await copyTo(folder);
    return folder;
  },
);

it.for([
  ['golden-horn', 'There is a game called "golden-horn" already.'],
  ['Demo', '"Demo" cannot be the name of a game'],
  ['new', '"new" is reserved'],
  ['contract', '"contract" is reserved'],
] as const)('the name %s is refused, and nothing changes', async ([name, sentence], { copy }) => {
  const lists = () =>
    Promise.all(['rules', 'tables'].map((list) => readFile(join(copy, 'games', `${list}.ts`), 'utf8')));
  const before = await lists();
  const { status, output } = await node(copy, 'tools/new-game.mjs', name);
  expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await lists()).toEqual(before);
});

it('a new game passes its tests and the project’s checks, and can be played in a browser', async ({
  copy,
  openPage,
}) => {
  const made = await node(copy, 'tools/new-game.mjs', 'fox-hunt');
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('npm test -- fox-hunt') });
  expect(await changedIn(copy)).toEqual([
    ...['bots.ts', 'package.json', 'proofs.ts', 'rules.ts', 'tables.ts', 'terminals.ts'].map((file) => `games/${file}`),
    'package-lock.json',
  ]);
  const tested = await node(copy, 'tools/test.mjs', 'fox-hunt');
  expect(tested).toMatchObject({ status: 0, output: expect.stringMatching(/\d passed, 0 failed/) });
  expect(await node(copy, 'tools/check.mjs')).toMatchObject({ status: 0 });

  expect(await node(copy, 'tools/build.mjs')).toMatchObject({ status: 0 });
  const child = spawn(process.execPath, ['tools/start.mjs', '--port', '0', '--data', join(copy, 'data')], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const output = listen(child);
  const url = await waitFor(() => {
    const [address] = /http:\/\/[^\s"]+/.exec(output()) ?? [];
    if (address === undefined) throw new Error(`not served: ${output()}`);
    return address;
  });
  const { page } = await openPage({}, url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Fox hunt' }).click();
  await page.locator('.table[data-game="fox-hunt"]:not([aria-busy]) .turn[data-mine]').waitFor();
  const over = page.getByRole('heading', { name: /wins|share the win/ });
  const steps = [
    page.locator('.turn-end:not([aria-disabled])'),
    page.locator('.open-place[data-sign="legal"]').first(),
  ];
  await expect
    .poll(async () => {
      for (const step of steps) if (await step.isVisible()) await step.click({ timeout: 2000 }).catch(() => {});
      return over.isVisible();
    })
    .toBe(true);
});
