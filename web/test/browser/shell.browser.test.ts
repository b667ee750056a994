import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play, sitDown } from './lib/player.ts';

const phase = (page: Page): Promise<string> => page.locator('.match-phase').innerText();
const isRound = (round: number) => async (page: Page) => (await phase(page)).includes(`round ${round}`);
const lit = (page: Page): Promise<string> => page.locator('.player[data-playing] .player-name strong').innerText();
/** Returns whether the focused element or an ancestor matches a selector. */
const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

describe('around the table', () => {
  it('links a log line to its moment, returns with Esc, and names the drafting player and round', async ({ page }) => {
    await sitDown(page, { players: 2, here: 2 });
    await play(page, isRound(2));
    const line = page.locator('.log').getByRole('button', { name: /Ada .*built/ });
    await line.click();
    expect(await phase(page)).toContain('round 1');
    expect(await line.getAttribute('aria-current')).toBe('step');
    expect(await page.locator('.look-back').innerText()).toContain('It was Ada’s turn.');
    await page.locator('.open-cards button').first().hover();
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').innerText()).toContain('You’re looking back: it was Ada’s turn.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await line.getAttribute('aria-current')).toBeNull();
    await page.keyboard.press('Escape');
    expect(await phase(page)).toContain('round 2');
    expect(await page.locator('.look-back').count()).toBe(0);

    // The last click of `play` may already have drafted a step of this turn, after which no loan may be legal.
    const steps = page.locator('.steps li');
    while ((await steps.count()) > 0) await page.keyboard.press('u');
    const who = await lit(page);
    const loan = page.locator('.loan[data-sign="legal"]').first();
    await loan.click();
    await steps.first().waitFor();
    expect(await lit(page)).toBe(who);
    await page.locator('.turn-end:not([aria-disabled])').click();
    await steps.first().waitFor({ state: 'detached' });
    await loan.click();
    await steps.first().waitFor();
    expect(await phase(page)).toContain('round 2');

    // On a phone the log covers the table, then closes.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.drawer-tab', { hasText: 'Log' }).click();
    await page
      .locator('dialog')
      .getByRole('button', { name: /Ada .*built/ })
      .click();
    await page.locator('.look-back').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('moves the focus to the prompt: on opening, after a turn, and on leaving the past', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await expect.poll(() => isFocused(page, '.turn-prompt')).toBe(true);
    await page.getByRole('button', { name: 'Look back' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('slider').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(page, '.turn-prompt')).toBe(true);
  });
});
