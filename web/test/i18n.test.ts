import { describe, expect, it } from 'vitest';
import { missingIn, sameAsEnglish, unused } from './lib/i18n.ts';
import { FETCHED } from './lib/texts.ts';

describe('the messages', () => {
  it.for(FETCHED)('are complete in %s, and none was left in English', async (language) => {
    expect(await missingIn(language)).toEqual([]);
    expect(await sameAsEnglish(language)).toEqual([]);
  });

  it('are all in use', () => {
    expect(unused()).toEqual([]);
  });
});
