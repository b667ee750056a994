import type { Browser, Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import type { Look } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

const DESK: Look = { width: 1440, height: 900 };
const PHONE: Look = { width: 390, height: 844, touch: true };

/** Sheets of a table on a phone, and how to open them. */
const SHEETS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['a city opened', (page) => page.locator('.small-tile[data-sign="plan"]').first().tap()],
  ...['Cards', 'Hand', 'Bank', 'Log'].map(
    (name) =>
      [
        name,
        (page: Page) =>
          page
            .getByRole('button', { name: new RegExp(`^${name}\\b`) })
            .first()
            .tap(),
      ] as const,
  ),
  ['the menu', (page) => page.getByRole('button', { name: 'Menu' }).tap()],
];

/** Gallery pictures of screens that replace the table or the turn. */
const SCREENS = [
  ['payday&step=10', DESK],
  ['payday&step=11', PHONE],
  ['settlement', PHONE],
  ['starter', DESK],
  ['end-five', PHONE],
] as const;

describe('El Capitán is accessible in both themes:', () => {
  const visit = (browser: Browser, path: string, look: Look, then: (page: Page) => Promise<void>) =>
    visitGallery(browser, path, { ...look, theme: 'light' }, then);

  it.for(SCREENS)('%s', async ([fixture, look], { browser }) => {
    await visit(browser, `/?fixture=${fixture}`, look, readable);
  });

  it('with five players in German and the longest forecasts, without scrolling', async ({ browser }) => {
    const look = { language: 'de', width: 1280, height: 800 };
    await visit(browser, '/position.html?record=5-por-lis-can&at=340', look, async (page) => {
      const players = page.locator('.table:not([aria-busy]) .players');
      await players.waitFor();
      expect(await players.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      await readable(page);
    });
  });

  it('in every sheet of a phone', async ({ browser }) => {
    await visit(browser, '/position.html?record=4-base&at=60', PHONE, async (page) => {
      await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
      for (const [name, open] of SHEETS) {
        await open(page);
        const sheet = page.locator('dialog[open]');
        await sheet.waitFor();
        await readable(page, name);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      }
    });
  });

  it('in the turn with its plans and a hint, the forecast, the past, and a planned turn', async ({ browser }) => {
    await visit(browser, '/position.html?record=4-base&at=60', DESK, async (page) => {
      await page.locator('.table:not([aria-busy]) .turn[data-mine] .turn-gain').first().waitFor();
      await page.locator('.tile[data-sign="plan"] .tile-head').first().hover();
      await page.locator('.hint').waitFor();
      await readable(page, 'plans');
      await page.keyboard.press('f');
      await page.locator('.tile-payday').first().waitFor();
      await readable(page, 'forecast');
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.getByRole('slider').waitFor();
      await readable(page, 'looking back');
    });
    await visit(browser, '/position.html?record=4-base&at=60&mine=2', DESK, async (page) => {
      await page.getByRole('button', { name: 'Plan ahead' }).click();
      await page.getByRole('heading', { name: 'Planning your next turn' }).waitFor();
      await page.locator('.open-cards [data-sign="legal"]').last().click();
      await page.locator('.steps li').waitFor();
      await readable(page, 'planning');
      await page.getByRole('button', { name: 'Keep this plan' }).click();
      await page.getByRole('region', { name: 'Planned for your turn' }).waitFor();
      await readable(page, 'a plan that waits');
    });
  });
});
