import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

const described = async (page: Page, id: string) => await (await page.request.get(`/api/matches/${id}`)).json();

/** Lets bots finish a match in which Ada has a seat, and opens it at a ply. */
async function openFinished(page: Page, ply: number): Promise<string> {
  await page.request.get('/api/me');
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'random' },
  ];
  const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false, standIn: 'random' };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  await page.request.post(`/api/matches/${id}/resign`, { data: {} });
  await expect.poll(async () => (await described(page, id)).status, { timeout: 60_000 }).toBe('over');
  await page.goto(`/match/${id}?ply=${ply}`);
  return id;
}

describe('a finished match', () => {
  it('can be continued from the shown moment, against bots or with friends', async ({ page }) => {
    const id = await openFinished(page, 60);
    await page.getByRole('button', { name: 'Play on from here with friends' }).waitFor();
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on from here against bots' }).click();
    const isElsewhere = (url: URL) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id);
    await page.waitForURL(isElsewhere);
    await page.locator('.table:not([aria-busy])').waitFor();
    const next = await described(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(next).toMatchObject({ status: 'running', mine: [0], seats: [{ name: 'Ada' }, { kind: 'bot' }] });
    // The page shows the position, even before the first action, and follows the match like any other.
    expect(await page.locator('.log').getByText('Setting out').count()).toBe(0);
    await page.locator('.turn[data-mine]').waitFor({ timeout: 60_000 });
  }, 120_000);

  it('can be continued by a spectator, who gets the acting seat', async ({ page, openPage }) => {
    const id = await openFinished(page, 60);
    const eve = await openPage();
    await eve.page.goto(`/match/${id}?ply=60`);
    await eve.page.getByRole('button', { name: 'Play on from here against bots' }).click();
    await eve.page.waitForURL((url) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id));
    await eve.page.locator('.table:not([aria-busy])').waitFor();
    const next = await described(eve.page, new URL(eve.page.url()).pathname.split('/').at(-1) ?? '');
    expect(next).toMatchObject({ status: 'running', mine: [expect.any(Number)] });
  }, 120_000);
});
