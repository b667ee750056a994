import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, 'docs', 'guides', 'serve.md'), 'utf8');

it.each([
  'serve',
  'worker',
  'move',
  'backup',
])('the guide to running a server tells every option of levante %s', (command) => {
  const words = [join(root, 'cli', 'bin', 'levante.js'), command, '--help'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  const options = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option);
  const variables = [...stdout.matchAll(/env:\s+(\w+)/g)].map(([, name = '']) => name);
  expect(options.length).toBeGreaterThan(1);
  expect([...options, ...variables].filter((one) => !guide.includes(`\`${one}`) && !guide.includes(`${one} `))).toEqual(
    [],
  );
});
