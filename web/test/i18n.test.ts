import { describe, expect, it } from 'vitest';
import { missingIn, sameAsEnglish, unused } from './lib/i18n.ts';
import { FETCHED } from './lib/texts.ts';

describe('what is said', () => {
  it.for(FETCHED)('in %s is whole, and nothing in it was left in English', async (language) => {
    expect(await missingIn(language)).toEqual([]);
    expect(await sameAsEnglish(language)).toEqual([]);
  });

  it('is asked for by something', () => {
    expect(unused()).toEqual([]);
  });
});
