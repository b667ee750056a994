import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { openFirstTurn } from './lib/first-turn.ts';
import { pressOn } from './lib/key-player.ts';
import { until } from './lib/until.ts';

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim();
  });

/** Moves the focus before everything on the page, and waits for the code that loads with the first key. */
async function goToTop(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('navigation', { name: 'Skip to' }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
}

/** Returns how many times Tab must be pressed from the top to reach an element; fails if it is never reached. */
async function tabsTo(page: Page, what: string): Promise<number> {
  for (let presses = 1; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((one) => document.activeElement?.closest(one) !== null, what)) return presses;
  }
  throw new Error(`Tab never comes to ${what}`);
}

describe('with the keyboard only', () => {
  it('every element is reached by a few tab stops, arrow keys within a section, and a key per section', async ({
    page,
  }) => {
    await openFirstTurn(page, 'el-capitan');
    await goToTop(page);
    // Three links, name and board, tools, the cities, their contents, loans, legend; then the cards.
    expect(await tabsTo(page, '.open-cards')).toBeLessThanOrEqual(11);
    const card = await focusedName(page);
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).not.toBe(card);
    expect(await page.evaluate(() => document.activeElement?.closest('.open-cards') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page), 'Tab comes back to where one was').not.toBe(card);

    await goToTop(page);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to the turn');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toMatch(/^Your turn/);
    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.matches('.tile-head'))).toBe(true);
    const city = await focusedName(page);
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).not.toBe(city);
    await page.keyboard.press('Shift+ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.matches('.tile-in > *:not(.tile-head), .slots *'))).toBe(
      true,
    );
    await page.keyboard.press('l');
    expect(await focusedName(page)).toBe('Log');
    await page.keyboard.press('t');
    expect(await focusedName(page)).toMatch(/^Your turn/);

    // Single letters are no keys where the setting is off.
    await page.keyboard.press('?');
    await page.getByLabel('Keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('f');
    await page.keyboard.press('/');
    expect(await page.getByRole('button', { name: 'Payday forecast' }).getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('an arrow key pressed before its code has loaded moves the focus as soon as it has', async ({ page }) => {
    let isRequested = false;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/arrow-keys-*.js', async (route) => {
      isRequested = true;
      await held;
      await route.continue();
    });
    await openFirstTurn(page, 'el-capitan');
    await page.locator('.open-cards [data-target]').first().focus();
    const card = await focusedName(page);
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ defaultPrevented }) => {
        document.body.dataset.scrolls = String(!defaultPrevented);
      });
    });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isRequested).toBe(true);
    expect(await focusedName(page)).toBe(card);
    expect(await page.evaluate(() => document.body.dataset.scrolls)).toBe('false');
    letThrough();
    await expect.poll(() => focusedName(page)).not.toBe(card);
    expect(await page.evaluate(() => document.activeElement?.closest('.open-cards') !== null)).toBe(true);
  });

  for (const game of ['el-capitan', 'golden-horn']) {
    it(`the first turn of ${game} can be played`, async ({ page }) => {
      await openFirstTurn(page, game);
      const isThrough = () =>
        page
          .getByText(/^You\b.*(built|put up a fortress|sailed from|drew)/)
          .first()
          .isVisible();
      const report = async () => `nothing comes of keys: ${await focusedName(page)}`;
      for (let i = 0; i < 40 && !(await isThrough()); i++)
        await until(async () => ((await isThrough()) ? 'through' : pressOn(page)), report);
      expect(await isThrough()).toBe(true);
    });
  }
});
