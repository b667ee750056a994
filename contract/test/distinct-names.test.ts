import { expect, it } from 'vitest';
import { distinctNames, lookWithoutCase } from '../src/index.ts';

/** Returns this many spellings of a name, which differ in their capital letters. */
const spellingsOf = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, bits) =>
    [...name].map((letter, i) => ((bits >> i) & 1 ? letter.toUpperCase() : letter)).join(''),
  );

it('names that look alike get consecutive numbers, with fewer than 20 comparisons for each name', () => {
  const names = spellingsOf('abcdefgh', 200);
  let comparisons = 0;
  const shown = distinctNames(
    names.map((name) => ({ name, rank: 2 })),
    (text) => {
      comparisons += 1;
      return lookWithoutCase(text);
    },
  );
  expect(shown).toEqual(names.map((name, i) => (i === 0 ? name : `${name} ${i + 1}`)));
  expect(comparisons).toBeLessThan(20 * names.length);
});
