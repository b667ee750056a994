import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsUnder, readSource } from '../src/sources.ts';
import { titleFault, titlesIn, verbsIn } from './lib/titles.ts';

const root = join(import.meta.dirname, '..', '..');
const titles = pathsUnder(root)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .flatMap((path) => titlesIn(readSource(root, path)));
const verbs = verbsIn(titles);

it('every title of a test is, with its groups, a sentence in plain words', () => {
  expect(titles.length).toBeGreaterThan(2500);
  const faults = titles.map((title) => ({ ...title, fault: titleFault(title, verbs) }));
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});

describe('a title', () => {
  it('is read with its groups, also in a table or a template, but not from a fixture', () => {
    const text = `
      describe('a draft', () => {
        it('is kept', () => {});
        describe.skipIf(x)(\`by day\`, () => it.each([1])('has %s', () => {}));
      });
      test.extend('page', async () => {});
      test('alone', { timeout: 1 }, () => {});`;
    expect(titlesIn({ path: 'a.ts', text })).toEqual([
      { at: 'a.ts:3', groups: ['a draft'], title: 'is kept' },
      { at: 'a.ts:4', groups: ['a draft', 'by day'], title: 'has %s' },
      { at: 'a.ts:7', groups: [], title: 'alone' },
    ]);
  });

  it.each([
    ['the panel', 'with the forecast', 'no finite verb'],
    ['a ladder', 'with three players rates equals as equals', 'a riddle'],
    ['the lesson', 'says only what is so in its place', 'a riddle'],
    ['a draft', 'keeps its steps', null],
    ['drafts', 'keep their steps', null],
    ['the list agrees with the definition', 'without the pirate', null],
    ['a store', '%s', null],
  ])('needs a finite verb, and no riddle: %s / %s', (group, title, fault) => {
    expect(titleFault({ at: '', groups: [group], title }, verbs)).toBe(fault);
  });
});
