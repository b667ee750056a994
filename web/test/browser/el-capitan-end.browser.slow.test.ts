import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { drive, never, openHere } from './lib/el-capitan-driver.ts';
import { holdStandings } from './lib/hold-standings.ts';

describe('a match of El Capitán', () => {
  it('ends with the winner’s ship in place of the chart; after closing it can be reopened', async ({ openPage }) => {
    const { page } = await openPage({ theme: 'dark' });
    const id = await openHere(page, 2);
    await drive(page, id, never);
    const release = await holdStandings(page);
    await page.goto(`/match/${id}`);
    await page.locator('.after-match').waitFor();
    expect(await page.locator('.chart').count(), 'the table stays until the end screen is loaded').toBe(1);
    release();
    await page.locator('.end-places').waitFor();
    expect(await page.locator('.chart').count()).toBe(0);
    expect(await page.locator('.end-places li').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(true);
    await readable(page);
    await page.keyboard.press('Escape');
    await page.locator('.chart').waitFor();
    await page.locator('.match-tools').getByRole('button', { name: 'Standings' }).click();
    await page.locator('.end-turn').getByRole('button', { name: 'Show it' }).first().click();
    await page.locator('.look-back').waitFor();
    await page.locator('.chart').waitFor();
  });
});
