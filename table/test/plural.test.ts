import { describe, expect, it } from 'vitest';
import { bookWords } from '../src/book/words/index.ts';
import { many } from '../src/words/en-grammar.ts';
import { pluralIn } from '../src/words/grammar.ts';
import { words } from '../src/words/index.ts';

describe('plurals', () => {
  it('follow the categories of the language, and use `other` for a category without a form', () => {
    const form = pluralIn('pl');
    const cities = { one: 'miasto', few: 'miasta', many: 'miast', other: 'miasta' };
    expect([1, 3, 5, 22, 12].map((count) => form(count, cities))).toEqual([
      'miasto',
      'miasta',
      'miast',
      'miasta',
      'miast',
    ]);
    expect(pluralIn('en')(2, { one: 'city', other: 'cities' })).toBe('cities');
    expect(pluralIn('en')(-1, { one: 'florin', other: 'florins' })).toBe('florin');
  });

  it('are correct for one and for several in the platform’s sentences', () => {
    expect([many(1, 'way'), many(2, 'way'), many(2, 'city', 'cities')]).toEqual(['1 way', '2 ways', '2 cities']);
    expect([1, 2].map(bookWords.value.found)).toEqual(['1 clause found', '2 clauses found']);
    expect(words.value.ui.legal('Site 1', 'build', 1)).toBe('Site 1, legal: build, 1 florin');
  });
});
