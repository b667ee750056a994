import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { Visitor } from './lib/browser.ts';
import { connect } from './lib/shared.ts';

/** Has bots play a match to its end at the server; gives its address. */
async function playedByBots(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.request.get('/api/me');
  const seats = [0, 1].map(() => ({ kind: 'bot', level: 'random' }));
  const made = await page.request.post('/api/matches', { data: { game, options: { players: 2 }, seats } });
  const { id } = await made.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/matches/${id}`)).json()).status, { timeout: 60_000 })
    .toBe('over');
  return `/match/${id}`;
}

const analyse = (page: Page) => page.locator('dialog').getByRole('button', { name: 'Analyse the match' });

describe('the analysis of a finished match', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each([
    'el-capitan',
    'golden-horn',
  ])('shows chances and mistakes, leads to the turn on the table and on to the next: %s', async (game) => {
    const ada = await Visitor.come(browser, inject('shared').server);
    const { page } = ada;
    await page.goto(await playedByBots(page, game));
    await page.locator('.standings').or(page.locator('dialog[open]')).first().waitFor();

    // Left off, it leaves nothing behind, and can be begun anew.
    await analyse(page).click();
    await page.getByText('Going through the turns').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await analyse(page).click();
    await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor({ timeout: 120_000 });
    expect(await hindrances(page)).toEqual([]);

    // Who does anything gives much away, as long as the other does, too.
    const second = page.locator('.analysis-whose label').nth(2);
    const name = (await second.innerText()).trim();
    await second.getByRole('radio').check();
    const mistakes = page.locator('.mistake');
    expect(await mistakes.count()).toBeGreaterThan(0);
    for (const text of await mistakes.allInnerTexts()) expect(text.startsWith(`${name} gave away `)).toBe(true);
    const drawing = page.getByRole('img', { name: /^Chances to win\. [^:]+: \d+ %/ });
    expect(await drawing.isVisible()).toBe(true);

    // By keys alone: to the table, to the next mistake, and back to the sheet, where the list still stands.
    const first = await mistakes.first().innerText();
    await page.getByRole('button', { name: 'Show it on the table' }).first().press('Enter');
    await page.locator('.past-note h3').waitFor();
    expect(first).toContain(await page.locator('.past-note-turn .mistake-ways dd').first().innerText());
    const where = await page.getByRole('slider').inputValue();
    await page.getByRole('button', { name: 'Next mistake' }).press('Enter');
    await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe(where);
    expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(Number(where));
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('button', { name: 'Analysis', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(ada.complaints).toEqual([]);
    await ada.close();
  }, 300_000);

  it('says so when its code does not come, and can be tried again', async () => {
    const ada = await Visitor.come(browser, inject('shared').server);
    const { page } = ada;
    const address = await playedByBots(page, 'golden-horn');
    await page.goto(address);
    await page.locator('dialog[open]').first().waitFor();
    await ada.context.route('**/assets/worker-*.js', (route) => route.abort(), { times: 1 });
    await analyse(page).click();
    await page.getByText('The analysis could not be made').waitFor();
    await analyse(page).click();
    await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor({ timeout: 120_000 });
    expect(ada.complaints).toEqual([]);
    await ada.close();
  }, 300_000);
});
