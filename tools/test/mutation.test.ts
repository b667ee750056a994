import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../mutation/settings.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns whether a glob of the settings takes a file: all of a folder, all below it, or one. */
function takesFiles(glob: string): boolean {
  const [, folder, below] = /^(.*?)\/(\*\*\/)?\*\.ts$/.exec(glob) ?? [];
  if (folder === undefined) return existsSync(join(ROOT, glob));
  const path = join(ROOT, folder);
  return (
    existsSync(path) && readdirSync(path, { recursive: below !== undefined }).some((file) => /\.ts$/.test(`${file}`))
  );
}

describe('the mutation settings', () => {
  it.each([...TARGETS.values()])('of $name name existing files', ({ sources, tests }) => {
    const gone = [...sources.map((source) => source.replace('!', '')), ...tests].filter((glob) => !takesFiles(glob));
    expect(gone).toEqual([]);
  });

  it.each([...TARGETS.values()])('of $name leave out existing tests', ({ tests, without = [] }) => {
    const texts = tests.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('');
    expect(without.filter((title) => !texts.includes(title))).toEqual([]);
  });
});
