import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRead, lineCount, MOST_LINES, tooLong } from '../src/size.ts';
import { pathsUnder, readSource } from '../src/sources.ts';

const root = join(import.meta.dirname, '..', '..');

it('no file is longer than 500 lines', () => {
  const files = pathsUnder(root).filter(isRead);
  expect(files.length).toBeGreaterThan(150);
  expect(tooLong(files.map((path) => readSource(root, path)))).toEqual([]);
});

it('counts lines with and without a last newline', () => {
  expect(['', 'a', 'a\n', 'a\nb', 'a\n\n'].map(lineCount)).toEqual([0, 1, 1, 2, 2]);
});

it('finds the file that is one line too long', () => {
  const of = (lines: number) => ({ path: `${lines}.ts`, text: 'x\n'.repeat(lines) });
  expect(tooLong([of(MOST_LINES), of(MOST_LINES + 1)])).toEqual(['501.ts: 501']);
});

it('reads everything but records, pictures and the lock file', () => {
  const paths = [
    'web/src/style/table.css',
    'README.md',
    'records/a.levante.json',
    'docs/pictures/table.png',
    'package-lock.json',
  ];
  expect(paths.filter(isRead)).toEqual(['web/src/style/table.css', 'README.md']);
});
