import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { myTurn, openTable, setUp } from './lib/device.ts';
import { play, sitDown } from './lib/player.ts';

const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);
const plyIn = (page: Page): string | null => new URL(page.url()).searchParams.get('ply');
const slider = (page: Page) => page.getByRole('slider');
const happened = (page: Page): Promise<string> => page.locator('.scrubber-text').innerText();

/** Goes back to a ply; returns the address and the text of that moment. */
async function lookAt(page: Page, ply: number): Promise<{ readonly address: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Look back' }).click();
  await slider(page).fill(String(ply));
  await expect.poll(() => plyIn(page)).toBe(String(ply));
  return { address: page.url(), text: await happened(page) };
}

describe('the link to a moment', () => {
  it('is copied while looking back, and opens the moment for a spectator, else the nearest with a note', async ({
    ada,
    page,
    openPage,
  }) => {
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await sitDown(page, { players: 2 });
    await play(page, isRound(2));
    const { address, text } = await lookAt(page, 12);
    await page.getByRole('button', { name: 'Copy address' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(() => plyIn(page)).toBeNull();

    const bo = await openPage();
    await bo.page.goto(address);
    await expect.poll(() => slider(bo.page).inputValue()).toBe('12');
    // The log addresses its reader.
    expect(await happened(bo.page)).toBe(text.replace(/\bYou\b/, 'Ada'));
    expect(await bo.page.locator('.connection, .notice').count()).toBe(0);
    await bo.page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => plyIn(bo.page)).toBe('13');

    for (const wrong of ['99999', 'twelve', '-3']) {
      await page.goto(`/match/${id}?ply=${wrong}`);
      await page.getByText('no such moment').waitFor();
      const last = await slider(page).getAttribute('max');
      await expect.poll(() => slider(page).inputValue()).toBe(last);
      await expect.poll(() => plyIn(page)).toBe(last);
    }
    await slider(page).fill('3');
    await page.getByText('no such moment').waitFor({ state: 'detached' });
  });

  it('hides other players’ hands in Golden Horn', async ({ page, openPage }) => {
    await page.request.get('/api/me');
    const seats = [
      { kind: 'bot', level: 'random', name: 'Bo' },
      { kind: 'me', name: 'Ada' },
    ];
    const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
    await page.goto(`/match/${id}`);
    await myTurn(page);
    await page.getByRole('button', { name: 'Look back' }).click();
    await expect.poll(() => plyIn(page)).not.toBeNull();
    expect(await page.locator('.gh-hand').count()).toBe(1);
    const bo = await openPage();
    await bo.page.goto(page.url());
    await expect.poll(() => slider(bo.page).inputValue()).toBe(plyIn(page));
    expect(await happened(bo.page)).toBe(await happened(page));
    expect(await bo.page.locator('.gh-hand').count()).toBe(0);
  });

  it('reopens the moment of a match on this device, and says that it works only here', async ({ page }) => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    await play(page, isRound(2));
    const { address, text } = await lookAt(page, 9);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy address' }).click();
    await page.getByText('opens only in this browser').waitFor();
    expect(await page.getByRole('textbox', { name: 'Address of this moment' }).inputValue()).toBe(address);
    await page.goto('/');
    await page.goto(address);
    await expect.poll(() => slider(page).inputValue()).toBe('9');
    expect(await happened(page)).toBe(text);
  });
});
