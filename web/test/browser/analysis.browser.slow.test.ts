import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

const GAMES = length({ slow: ['golden-horn'], long: ['el-capitan', 'golden-horn'] });

/** Lets bots play a match to its end on the server; returns its address. */
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

/** At the end of a match: in a dialog, or instead of the chart. */
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse the match' }).first();

describe('the analysis of a finished match', () => {
  it.for(GAMES)('shows chances and mistakes, and links to each turn on the table: %s', async (game, { page }) => {
    await page.goto(await playedByBots(page, game));
    await page.locator('.standings, .gh-standings').first().waitFor();

    // Cancelled, it leaves nothing behind and can be restarted.
    await analyse(page).click();
    await page.getByText('Going through the turns').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await analyse(page).click();
    await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor({ timeout: 120_000 });
    await readable(page);

    // Any turn loses a lot as long as the opponent plays randomly, too.
    const second = page.locator('.analysis-whose label').nth(2);
    const name = (await second.innerText()).trim();
    await second.getByRole('radio').check();
    const mistakes = page.locator('.mistake');
    expect(await mistakes.count()).toBeGreaterThan(0);
    for (const text of await mistakes.allInnerTexts()) expect(text.startsWith(`This cost ${name} `)).toBe(true);
    const drawing = page.getByRole('img', { name: /^Chances to win\. [^:]+: \d+ %/ });
    expect(await drawing.isVisible()).toBe(true);

    // Keyboard only: to the table, to the next mistake, and back to the sheet with its list.
    const first = await mistakes.first().innerText();
    await page.getByRole('button', { name: 'Show it on the table' }).first().press('Enter');
    await page.locator('.past-note h3').waitFor();
    expect(first).toContain(await page.locator('.past-note-turn .mistake-ways dd').first().innerText());
    const where = await page.getByRole('slider').inputValue();
    await page.getByRole('button', { name: 'Next mistake' }).press('Enter');
    await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe(where);
    expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(Number(where));
    await readable(page);
    await page.getByRole('button', { name: 'Analysis', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to now' }).click();
  });

  it('reports code that cannot be loaded, and can be retried', async ({ ada, page }) => {
    await page.goto(await playedByBots(page, 'golden-horn'));
    await ada.context.route('**/assets/worker-*.js', (route) => route.abort(), { times: 1 });
    await analyse(page).click();
    await page.getByText('The analysis failed').waitFor();
    await analyse(page).click();
    const list = page.getByRole('heading', { name: 'Mistakes and blunders' });
    await page.getByText('Going through the turns').or(list).first().waitFor({ timeout: 120_000 });
  });
});
