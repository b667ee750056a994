import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { isHornOver, playTogether } from './lib/horn-player.ts';
import { recordTexts, textsOf } from './lib/page-texts.ts';
import { isOver, play, sitDown } from './lib/player.ts';

type Spoken = 'de' | 'fr' | 'it';
const SPOKEN = length<readonly Spoken[]>({ slow: ['fr'], long: ['de', 'fr', 'it'] });

/** English words that the other languages lack, except those shared with French. */
const WORDS = 'the your you turn with ships? houses? cards? sails of from end wins next open'.split(' ');
const NOT_FRENCH = 'florins points cubes?'.split(' ');
const english = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’])(?:${words.join('|')})(?!\\p{L})`, 'iu');
const ENGLISH: { readonly [L in Spoken]: RegExp } = {
  de: english([...WORDS, ...NOT_FRENCH]),
  fr: english(WORDS),
  it: english([...WORDS, ...NOT_FRENCH]),
};
/** Wrong punctuation: a straight apostrophe, or in French a missing space before a two-part sign. */
const MISSET: { readonly [L in Spoken]: RegExp } = { de: /'/, fr: /'|[^\s\d?!][:;!?](?:\s|$)/, it: /'/ };
/** Output of a missing or unformatted value. */
const BROKEN = /undefined|\bNaN\b|\bnull\b|\[object|=>|\$\{| {2}/;

/** Returns texts that are not in this language, or malformed. */
async function faultsIn(page: Page, language: Spoken): Promise<readonly string[]> {
  const texts = await textsOf(page);
  expect(texts.length, 'much is said in a whole match').toBeGreaterThan(200);
  return texts.filter((text) => BROKEN.test(text) || ENGLISH[language].test(text) || MISSET[language].test(text));
}

describe('a complete match in another language', () => {
  it.for(SPOKEN)('%s: is played in El Capitán with all cities, from the first card to the end', async (language, {
    openPage,
  }) => {
    const { page } = await openPage({ language });
    await recordTexts(page);
    await sitDown(page, { players: 3, cities: ['POR', 'LIS', 'CAN'] });
    await play(page, isOver);
    expect(await page.locator('.end-places li').count()).toBe(3);
    expect(await faultsIn(page, language)).toEqual([]);
  });

  it.for(SPOKEN)('%s: is played in Golden Horn, from placing the ships to the end', async (language, { openPage }) => {
    const { page } = await openPage({ language });
    await recordTexts(page);
    await page.request.get('/api/me');
    const bot = { kind: 'bot', level: 'deckhand', name: 'Bo' };
    const reply = await page.request.post('/api/matches', {
      data: { game: 'golden-horn', options: { players: 2 }, seats: [{ kind: 'me', name: 'Ada' }, bot], shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    await playTogether([page], () => isHornOver(page));
    expect(await page.locator('.gh-standing').count()).toBe(2);
    expect(await faultsIn(page, language)).toEqual([]);
  });
});
