import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

const OPEN = { kind: 'open' };

/** Creates a table with open seats and opens it. */
async function openTable(page: Page, game: string, seats: readonly object[]): Promise<string> {
  await page.request.get('/api/me');
  const options = { players: seats.length + 1 };
  const reply = await page.request.post('/api/matches', {
    data: { game, options, seats: [{ kind: 'me', name: 'Ada' }, ...seats], shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.getByRole('heading', { name: /free$/ }).waitFor();
  return `/match/${id}`;
}

const standing = (page: Page) => page.locator('.table:not([aria-busy])').waitFor();

describe('a waiting table', () => {
  it('shows immediately who sat down, and starts when its opener seats a bot', async ({ page, openPage }) => {
    const address = await openTable(page, 'golden-horn', [OPEN, OPEN]);
    await page.getByText('Golden Horn · 3 players · As described').waitFor();
    const bo = await openPage();
    await bo.page.goto(address);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    expect(await page.locator('.lobby-seats').innerText()).toContain('Bo');
    await page.getByRole('status').getByText('Bo has sat down.').waitFor({ state: 'attached' });
    // Only the person who opened the table can seat bots, and no person can call off a table with other people.
    await bo.page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    expect(await bo.page.getByRole('button', { name: /Seat a bot instead/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Call off the table' }).count()).toBe(0);
    await page.getByLabel('Level of the bot for seat 3').selectOption('Deckhand');
    await page.getByRole('button', { name: 'Seat a bot instead: seat 3' }).click();
    await Promise.all([standing(page), standing(bo.page)]);
    expect(await page.locator('.players').innerText()).toContain('Bianca');
  });

  it('is left by a guest, whose seat is open again', async ({ page, openPage }) => {
    const address = await openTable(page, 'golden-horn', [OPEN, OPEN]);
    const bo = await openPage();
    await bo.page.goto(address);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    await bo.page.getByRole('button', { name: 'Leave the table' }).press('Enter');
    await bo.page.waitForURL('**/tables');
    await page.getByRole('heading', { name: '2 seats are still free' }).waitFor();
    expect(await page.locator('.lobby-seats strong').allInnerTexts()).toEqual([
      'Ada',
      'Waiting for someone',
      'Waiting for someone',
    ]);
  });

  it('is called off after confirmation, and disappears for all visitors', async ({ page, openPage }) => {
    const address = await openTable(page, 'el-capitan', [OPEN, { kind: 'bot', level: 'deckhand', name: 'Tariq' }]);
    const bo = await openPage();
    await bo.page.goto(address);
    await bo.page.getByRole('button', { name: 'Sit down' }).waitFor();
    await page.getByRole('button', { name: 'Call off the table' }).press('Enter');
    await page.getByRole('button', { name: 'Keep it' }).press('Enter');
    await page.getByRole('button', { name: 'Call off the table' }).press('Enter');
    await page.getByRole('button', { name: 'Call it off' }).click();
    await page.getByText('No match yet.').waitFor();
    await bo.page.getByText('There is no such match.').waitFor();
  });

  it('is shared by QR code, by mail and by the device’s share sheet', async ({ ada, page }) => {
    await ada.context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (what: object) => void document.body.setAttribute('data-shared', JSON.stringify(what)),
      });
    });
    await openTable(page, 'el-capitan', [OPEN]);
    const link = await page.getByLabel('Link to this table').inputValue();
    expect(link).toBe(page.url());
    const code = await page.getByRole('img', { name: 'QR code for this table' }).boundingBox();
    expect(code?.width).toBeGreaterThan(140);
    expect(await page.getByRole('link', { name: 'Mail' }).getAttribute('href')).toContain(encodeURIComponent(link));
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.locator('body[data-shared]').getAttribute('data-shared');
    expect(JSON.parse(shared ?? '')).toEqual({ title: 'Play El Capitán with me', url: link });
    expect(await hindrances(page)).toEqual([]);
  });
});
