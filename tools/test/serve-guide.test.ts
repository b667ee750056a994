import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** Returns options and environment variables in a command's help. */
function helpOf(command: readonly string[]) {
  const words = [join(root, 'cli', 'bin', 'levante.js'), ...command, '--help'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  const options = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option);
  const variables = [...stdout.matchAll(/env:\s+(\w+)/g)].map(([, name = '']) => name);
  return { options, variables };
}

const missingIn = (name: string, told: readonly string[]): string[] => {
  const guide = readFileSync(join(root, 'docs', 'guides', name), 'utf8');
  return told.filter((one) => !guide.includes(`\`${one}`) && !guide.includes(`${one} `));
};

it.each([
  'serve',
  'worker',
  'move',
  'backup',
])('the guide to running a server names every option of levante %s', (command) => {
  const { options, variables } = helpOf([command]);
  expect(options.length).toBeGreaterThan(1);
  expect(missingIn('serve.md', [...options, ...variables])).toEqual([]);
});

it.each([
  'matches list',
  'matches show',
  'matches end',
  'matches delete',
  'people revoke',
  'people reports',
  'people handled',
  'people remove-line',
  'people notice',
  'people notices',
  'people withdraw-notice',
  'people invite',
  'people invitations',
  'people withdraw-invitation',
  'bans add',
  'bans list',
  'bans lift',
  'verify',
])('the guide for operators names levante %s and its options', (command) => {
  const { options, variables } = helpOf(command.split(' '));
  expect(options).toEqual(expect.arrayContaining(['--data', '--database']));
  expect(missingIn('operate.md', [command, ...options.filter((one) => one !== '--strict'), ...variables])).toEqual([]);
});
