import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

const PHONE = { width: 390, height: 844, touch: true } as const;
const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
/** Height of the longest line above a table on a phone: three lines of text and a row of buttons. */
const MAX_HEIGHT = 120;

const bar = (page: Page) => page.locator('.connection');

/** Opens a match of a visitor whose browser then loses its cookie. */
async function signedOut(openPage: OpenPage, language: string) {
  const { page, context } = await openPage({ ...PHONE, language });
  await sitDown(page, { players: 2 });
  await context.clearCookies();
  await page.reload();
  await bar(page).waitFor();
  return page;
}

describe('a bar above the table', () => {
  it.for(LANGUAGES)('leaves the board free on a phone, also with two buttons, in "%s"', async (language, {
    openPage,
  }) => {
    const page = await signedOut(openPage, language);
    const { height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(MAX_HEIGHT);
    expect(await hindrances(page)).toEqual([]);
  });

  it('is as high as the head of the table on a desktop', async ({ page, ada }) => {
    await sitDown(page, { players: 2 });
    await ada.context.clearCookies();
    await page.reload();
    await bar(page).waitFor();
    const box = await bar(page).boundingBox();
    const head = await page.locator('.match-head').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  });

  it.for([
    PHONE,
    { width: 1440, height: 900 },
  ])('does not lie below a bar about the page, at $width × $height', async (look, { openPage }) => {
    const { page, context } = await openPage({ ...look, language: 'de' });
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      // Other tabs have all places for streams.
      for (let i = 0; i < 4; i++)
        void navigator.locks.request(`levante stream place ${i}`, () => new Promise<never>(() => {}));
    });
    await sitDown(page, { players: 2 });
    await bar(page).waitFor();
    await page.locator('.page-bar').waitFor();
    const upper = await bar(page).boundingBox();
    const lower = await page.locator('.page-bar').boundingBox();
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  });
});
