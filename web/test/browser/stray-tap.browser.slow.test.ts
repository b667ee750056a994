import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

const PHONE = { width: 390, height: 844, touch: true } as const;

/** Counts requests sent to the match. */
function watchSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/actions')) sent += 1;
  });
  return () => sent;
}

const barTop = (page: Page): Promise<number> =>
  page.locator('.table-side').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));

describe('a tap on a phone', () => {
  it('on an open card of El Capitán drafts the purchase and reports it in the bottom bar, next to Undo, without moving anything', async ({
    openPage,
  }) => {
    const { page } = await openPage(PHONE);
    await sitDown(page, { players: 3 });
    const sent = watchSent(page);
    const top = await barTop(page);
    await page.getByRole('button', { name: /^Cards/ }).tap();
    const card = page.locator('.open-cards .card[data-sign="legal"]').first();
    const name = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    await card.tap();
    await expect.poll(() => page.locator('.bar-line').innerText()).toContain(`Buy ${name}`);
    expect(await barTop(page)).toBe(top);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await page.locator('.bar-line').waitFor({ state: 'detached' });
    expect(await barTop(page)).toBe(top);
    expect(sent()).toBe(0);
  });

  it('on any available action in a first turn of El Capitán sends nothing', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await sitDown(page, { players: 3 });
    const sent = watchSent(page);
    const opened = page.locator('.table:not([aria-busy]) .turn[data-mine]');
    for (const thing of ['.bar-buttons .button-primary', '.small-tile[data-sign="plan"]', '.bar-more']) {
      await page.locator(thing).first().tap();
      await page.locator('.steps li, .bar-line, dialog, .bar-more-body').first().waitFor();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await opened.waitFor();
    }
    expect(sent()).toBe(0);
  });

  it('on a ship of Golden Horn, its goods and its destination only prepares what cannot be undone', async ({
    openPage,
  }) => {
    const { page } = await openPage(PHONE);
    await page.request.get('/api/me');
    const bot = { kind: 'bot', level: 'random', name: 'Bo' };
    const reply = await page.request.post('/api/matches', {
      data: { game: 'golden-horn', options: { players: 2 }, seats: [{ kind: 'me', name: 'Ada' }, bot], shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: 'Place the ships' }).tap();
    await page.locator('.gh-ship-orders .gh-way').first().waitFor();
    const sent = watchSent(page);
    const top = await barTop(page);
    await page.locator('.gh-ship-orders .gh-way').first().tap();
    await page.locator('.gh-cargo-row .gh-way').first().tap();
    await page.locator('.gh-end-pill').first().tap();
    await page.locator('.turn-action .button-primary', { hasText: 'Load' }).waitFor();
    expect(await barTop(page)).toBe(top);
    expect(sent()).toBe(0);
  });
});
