import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { brokenWords } from './lib/broken-words.ts';
import { it } from './lib/browser-test.ts';
import { SITE } from './lib/screens.ts';

const PHONE = { language: 'de', width: 390, height: 844, touch: true };

async function openScreen(page: Page, name: string): Promise<void> {
  const screen = SITE.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  await screen.open(page);
}

/** Returns tops and gaps of each element's children in pixels. Runs in the page. */
function rows(elements: Element[]): { tops: number; gap: number }[] {
  return elements.map((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    const gaps = boxes
      .slice(1)
      .map((box, i) => Math.max(box.left - (boxes[i]?.right ?? 0), box.top - (boxes[i]?.bottom ?? 0)));
    return { tops: new Set(boxes.map(({ top }) => Math.round(top))).size, gap: Math.min(...gaps) };
  });
}

describe('German, with its long words,', () => {
  it('breaks no word in the tables of the statistics on a phone', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await openScreen(page, 'statistics-full');
    const cells = page.locator('.game-figures :is(th, td)');
    expect(await cells.count()).toBeGreaterThan(40);
    expect(await cells.evaluateAll(brokenWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('keeps the number of players and the theme in one row each', async ({ openPage }) => {
    const { page } = await openPage({ language: 'de' });
    for (const name of ['home', 'new-el-capitan', 'new-golden-horn']) {
      await openScreen(page, name);
      const chosen = await page.locator('.segments').evaluateAll(rows);
      expect(chosen.length).toBeGreaterThan(0);
      expect(
        chosen.map(({ tops }) => tops),
        name,
      ).toEqual(chosen.map(() => 1));
    }
  });

  it('separates names from seat labels at a waiting table', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await openScreen(page, 'waiting-table');
    const seats = await page.locator('.lobby-seats li').evaluateAll(rows);
    expect(seats).toHaveLength(3);
    for (const { gap } of seats) expect(gap).toBeGreaterThanOrEqual(4);
  });
});
