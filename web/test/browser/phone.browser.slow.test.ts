import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { brokenWords } from './lib/broken-words.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

const PHONE = { width: 390, height: 844, touch: true };
const LYING = { width: 844, height: 390 };
const NAMES = ['Captain', 'Bianca', 'Tariq', 'Friederike', 'Zoe'];

/** Sees that the panels show these names whole: unbroken in the middle of a word, hyphenated at most beside four others. */
async function seeWholeNames(page: Page, players: number): Promise<void> {
  const names = page.locator('.player-name strong');
  const shown = (await names.allInnerTexts()).map((name) => name.replaceAll('\u00ad', ''));
  expect(shown).toEqual(NAMES.slice(0, players));
  expect(await names.evaluateAll(brokenWords)).toEqual([]);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
}

/** Opens a match of Captain against bots, with Captain's turn first in El Capitán. */
async function openMatch(page: Page, game: string, players: number): Promise<void> {
  await page.request.get('/api/me');
  const seats = NAMES.slice(0, players).map((name, i) =>
    i === 0 ? { kind: 'me', name } : { kind: 'bot', level: 'random', name },
  );
  const reply = await page.request.post('/api/matches', {
    data: { game, options: { players }, seats, shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}

describe('on a phone', () => {
  it.for([
    ['el-capitan', 5],
    ['golden-horn', 4],
  ] as const)('%s with %i players breaks no name in the middle of a word', async ([game, players], { openPage }) => {
    const { page } = await openPage(PHONE);
    await openMatch(page, game, players);
    await seeWholeNames(page, players);
  });

  it('the board keeps its shape above the settlement, and the answer is in sight', async ({ browser }) => {
    await visitGallery(browser, '/?fixture=settlement', PHONE, async (page) => {
      for (const [width, height] of [
        [390, 844],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const flat = await page.locator('.small-tile').evaluateAll((tiles) =>
          tiles.map((tile) => {
            const box = tile.getBoundingClientRect();
            return box.width / box.height;
          }),
        );
        expect(flat).toHaveLength(9);
        for (const aspect of flat) expect(aspect).toBeLessThan(1.4);
        const confirm = await page.locator('.settle-confirm').boundingBox();
        expect((confirm?.y ?? height) + (confirm?.height ?? 0)).toBeLessThanOrEqual(height);
        const loan = await page.locator('.settle-loan').first().boundingBox();
        expect((loan?.y ?? height) + (loan?.height ?? 0)).toBeLessThanOrEqual(confirm?.y ?? 0);
      }
    });
  });

  it('El Capitán with four players breaks no name, and in landscape shows city pictures and the log', async ({
    openPage,
  }) => {
    const { page } = await openPage(PHONE);
    await openMatch(page, 'el-capitan', 4);
    await seeWholeNames(page, 4);
    await page.setViewportSize(LYING);
    await page.locator('.table[data-layout="across"]:not([aria-busy]) .turn[data-mine]').waitFor();
    const pictures = page.locator('.small-picture .art-vignette');
    const heights = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(9);
    for (const tall of heights) expect(tall).toBeGreaterThan(20);
    const log = await page.locator('.table-side .log').boundingBox();
    expect(log?.height).toBeGreaterThan(80);
    expect((log?.y ?? 390) + (log?.height ?? 0)).toBeLessThanOrEqual(390);
    const tabs = page.locator('.drawer-tab');
    expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('data-tab')))).toEqual([
      'cards',
      'hand',
      'bank',
      'chat',
    ]);
  });
});
