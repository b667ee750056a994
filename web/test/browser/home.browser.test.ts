import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

describe('the home page', () => {
  it('starts a match against three deckhands with one click', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
    expect(await page.locator('.players').innerText()).toContain('Ada');
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  });

  it('shows waiting matches in the banner, and the rest below', async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Levante' }).waitFor();
    await sitDown(page, { players: 2, here: 2 });
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const match = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    expect((await page.request.post(`${server}/api/matches`, { data: match })).ok()).toBe(true);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'One table waits for you' }).waitFor();
    expect(await page.locator('.matches .match-line').innerText()).toContain('One seat is open');
    await page.locator('.hero .match-line').click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  });

  it('offers the settings, and stores them', async ({ page }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
    await page.goto('/');
    await page.getByText('Settings').click();
    await page.getByText('Lamplight').click();
    expect(await theme()).toBe('dark');
    await page.getByLabel('Name').fill('Zita');
    await page.getByLabel('Sound').check();
    await page.reload();
    await page.getByText('Settings').click();
    expect(await theme()).toBe('dark');
    expect(await page.getByLabel('Name').inputValue()).toBe('Zita');
    expect(await page.getByLabel('Sound').isChecked()).toBe(true);
  });

  it('explains a broken link', async ({ page }) => {
    await page.goto('/match/zzzzzzzzzzzzzz');
    await page.getByText('There is no such match.').waitFor();
    await page.goto('/nowhere');
    await page.getByText('There is nothing here.').waitFor();
    await page.getByRole('navigation', { name: 'Levante' }).getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'Payday' }).first().waitFor();
  });
});
