import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { heard, listen } from './lib/heard.ts';
import { isHornOver, playTogether } from './lib/horn-player.ts';
import { isOver, play, sitDown } from './lib/player.ts';

const SPOKEN = ['de', 'fr', 'it'] as const;
type Spoken = (typeof SPOKEN)[number];

/** Words of English that neither German nor Italian has, nor French but for those it shares. */
const WORDS = 'the your you turn with ships? houses? cards? sails of from end wins next open'.split(' ');
const NOT_FRENCH = 'florins points cubes?'.split(' ');
const english = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’])(?:${words.join('|')})(?!\\p{L})`, 'iu');
const ENGLISH: { readonly [L in Spoken]: RegExp } = {
  de: english([...WORDS, ...NOT_FRENCH]),
  fr: english(WORDS),
  it: english([...WORDS, ...NOT_FRENCH]),
};
/** Signs as no printer of the language would set them: a straight apostrophe, a sign of two parts without a space before it. */
const MISSET: { readonly [L in Spoken]: RegExp } = { de: /'/, fr: /'|[^\s\d?!][:;!?](?:\s|$)/, it: /'/ };
/** What comes of a value that was missing, or put into a sentence as it is in the program. */
const BROKEN = /undefined|\bNaN\b|\bnull\b|\[object|=>|\$\{| {2}/;

/** What of all that was said is not of this language, or not a sentence. */
async function faultsIn(page: Page, language: Spoken): Promise<readonly string[]> {
  const said = await heard(page);
  expect(said.length, 'much is said in a whole match').toBeGreaterThan(200);
  return said.filter((text) => BROKEN.test(text) || ENGLISH[language].test(text) || MISSET[language].test(text));
}

describe('a whole match in another language', () => {
  it.for(SPOKEN)('%s: El Capitán with all cities, from the first card to the end', async (language, { come }) => {
    const { page } = await come({ language });
    await listen(page);
    await sitDown(page, { players: 3, cities: ['POR', 'LIS', 'CAN'] });
    await play(page, isOver);
    expect(await page.locator('.end-places li').count()).toBe(3);
    expect(await faultsIn(page, language)).toEqual([]);
  });

  it.for(SPOKEN)('%s: Golden Horn, from the placing of the ships to the end', async (language, { come }) => {
    const { page } = await come({ language });
    await listen(page);
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
