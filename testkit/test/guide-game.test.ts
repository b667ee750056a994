import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The game of `docs/guides/game.md` shows what a game needs: its folder, and a line in each list of games. */

const root = join(import.meta.dirname, '..', '..');
const FOLDER = 'testkit/games/nine-mens-morris/';
/** The packages whose tests play it. */
const PACKAGES = ['cli/package.json', 'package-lock.json', 'web/package.json'];
/** Lines that the guide promises a game of this kind to stay below. */
const MAX_LINES = 3000;

const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter((file) => /\.(?:tsx?|mjs|css|json|ya?ml)$/.test(file));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('nine men’s morris', () => {
  it('is named outside its folder only by tests and their packages', () => {
    const naming = files.filter((file) => !file.startsWith(FOLDER) && /nine-?mens-?morris/i.test(textOf(file)));
    const isTest = (file: string): boolean => /^[a-z]+\/test\//.test(file);
    expect(naming.filter((file) => !isTest(file))).toEqual(PACKAGES);
    expect(naming.filter(isTest).length).toBeGreaterThan(2);
  });

  it('has at most 3,000 lines', () => {
    const own = files.filter((file) => file.startsWith(FOLDER));
    expect(own.length).toBeGreaterThan(20);
    expect(own.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)).toBeLessThanOrEqual(MAX_LINES);
  });
});
