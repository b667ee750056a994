import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

/** Creates a match and opens its table; `seats` starts with mine. */
async function open(page: Page, game: string, seats: readonly object[]): Promise<void> {
  await page.request.get('/api/me');
  const data = { game, options: { players: seats.length }, seats, shuffle: false };
  const reply = await page.request.post('/api/matches', { data });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}

const ME = { kind: 'me', name: 'Ada' };
const BOT = { kind: 'bot', level: 'random', name: 'Bo' };
const hint = (page: Page) => page.locator('.turn').getByRole('button', { name: 'Hint' });
const note = (page: Page) => page.getByRole('region', { name: 'Hint' });

describe('a hint', () => {
  it.for([
    ['el-capitan', 1440, 900],
    ['el-capitan', 390, 844],
    ['golden-horn', 1440, 900],
  ] as const)('is what a strong bot would do, and goes into the draft: %s at %i × %i', async ([game, width, height], {
    openPage,
  }) => {
    const { page } = await openPage({ width, height, touch: width < 1000 });
    await open(page, game, [ME, BOT]);
    if (game === 'golden-horn') {
      await page.getByRole('button', { name: 'Place the ships' }).click();
      await page.locator('.gh-ship[data-mine][data-sign="legal"]').first().waitFor();
    }
    if (width < 1000) await page.getByRole('button', { name: 'More', exact: true }).click();
    await hint(page).click();
    await note(page)
      .getByText(/^Chance to win: \d+ %$/)
      .first()
      .waitFor();
    await readable(page);
    const [firstLine = ''] = (await note(page).locator('dd').first().innerText()).split('\n');
    expect(firstLine.length).toBeGreaterThan(3);
    expect(await note(page).innerText()).not.toMatch(/undefined|NaN|\[object/);
    await note(page).getByRole('button', { name: 'Play this' }).click();
    await note(page).waitFor({ state: 'detached' });
    if (game === 'el-capitan') {
      const end = page.locator('.turn').getByRole('button', { name: 'End turn' });
      await end.and(page.locator(':not([aria-disabled])')).waitFor();
    } else await page.locator('.steps li, .log li').first().waitFor();
  });

  it('opens and closes by key', async ({ page }) => {
    await open(page, 'el-capitan', [ME, BOT]);
    await page.keyboard.press('h');
    await note(page).waitFor();
    await note(page).getByRole('button', { name: 'Close' }).click();
    await note(page).waitFor({ state: 'detached' });
    expect(await page.locator('.steps li').count()).toBe(0);
  });

  it('is unavailable against people elsewhere', async ({ page, openPage }) => {
    await page.request.get('/api/me');
    const data = { game: 'el-capitan', options: { players: 2 }, seats: [ME, { kind: 'open' }], shuffle: false };
    const reply = await page.request.post('/api/matches', { data });
    const { id }: { id: string } = await reply.json();
    const bo = await openPage();
    await bo.page.request.get('/api/me');
    await bo.page.goto(`/match/${id}`);
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await page.goto(`/match/${id}`);
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    expect(await hint(page).count()).toBe(0);
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await note(page).count()).toBe(0);
  });
});
