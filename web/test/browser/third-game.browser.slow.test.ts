import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { it as browserTest } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';
import { KITS as kits } from './third-game/bots.ts';
import { buildWithThirdGame } from './third-game/build.ts';
import { GAMES as rules } from './third-game/rules.ts';

const it = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('pages', { scope: 'file' }, async ({}, { onCleanup }): Promise<string> => {
    const outDir = await mkdtemp(join(tmpdir(), 'levante-third-'));
    onCleanup(() => rm(outDir, { recursive: true, force: true }));
    await buildWithThirdGame(outDir);
    return outDir;
  })
  .extend('harbour', async ({ pages }, { onCleanup }) => {
    const harbour = await Harbour.open({ pages, games: { rules, kits } });
    onCleanup(() => harbour.close());
    return harbour;
  })
  .extend('server', ({ harbour }) => harbour.url);

const standings = (page: Page) => page.getByRole('heading', { name: /wins|share the win/ });

/** Clicks legal actions until the match is over. */
async function playOut(page: Page): Promise<void> {
  const end = page.locator('.turn-end:not([aria-disabled])');
  const legal = page.locator('.open-place[data-sign="legal"]');
  await expect
    .poll(
      async () => {
        const places = await legal.count();
        for (const button of [end, legal.nth(Math.floor(Math.random() * places))]) {
          if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
        }
        return standings(page).isVisible();
      },
      { timeout: 400_000, interval: 20 },
    )
    .toBe(true);
}

it('a third game is offered, taught, set up and played at its own table, with its rules', { timeout: 900_000 }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Nine men’s morris' }).waitFor();
  await page.getByRole('button', { name: 'Play Nine men’s morris' }).click();
  await page.locator('.table[data-game="nine-mens-morris"]:not([aria-busy]) .turn[data-mine]').waitFor();

  // Keyboard only: a man is placed, undone, and placed elsewhere.
  const d6 = page.getByRole('button', { name: /^d6/ });
  await d6.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'd6, your man' }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /^d6, legal: Place a man on d6/ }).waitFor();
  await page.getByRole('button', { name: /^d6/ }).click();
  // No second man can be placed: the turn is complete.
  await page.locator('.turn-end:not([aria-disabled])').click();
  await page.getByText('You placed a man on d6.').waitFor();
  // The bot has placed its own.
  await page
    .getByText(/ placed a man on (?!d6)/)
    .first()
    .waitFor();

  await page.locator('.turn[data-mine]').waitFor();
  await page.getByRole('button', { name: 'd6, your man' }).click({ force: true });
  await page.getByText('There is a man on this point.').first().waitFor();
  await page.getByRole('button', { name: 'rule NM-2.1' }).first().click();
  await page.getByText('Place a man on any free point.').waitFor();
  await page.keyboard.press('Escape');

  await playOut(page);
  // After closing, the standings can be reopened, and a new match is always offered.
  await page.keyboard.press('Escape');
  await standings(page).waitFor({ state: 'detached' });
  await page.locator('header').getByRole('button', { name: 'Standings' }).click();
  await standings(page).waitFor();
  await page.keyboard.press('Escape');
  const first = page.url();
  await page.locator('.turn').getByRole('button', { name: 'Play again' }).click();
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  expect(page.url()).not.toBe(first);

  await page.goto('/rules/nine-mens-morris');
  await page.getByText('close mills of three in a row').first().waitFor();

  await page.goto('/learn/nine-mens-morris');
  await page.getByText('Nine men each').waitFor();
  await page.locator('.open-place[data-key="d6"]').click();
  await page.locator('.turn-end:not([aria-disabled])').click();
  await page.getByRole('button', { name: 'Skip to that turn' }).click();
  await page.getByRole('heading', { name: 'Three in a row' }).waitFor();
});

it('a third game is finished offline on a phone, against a bot of this device', { timeout: 900_000 }, async ({
  openPage,
  harbour,
}) => {
  const ada = await openPage({ offline: true, width: 390, height: 844, touch: true }, harbour.url);
  await ada.page.goto('/');
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await harbour.stop();
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'Play Nine men’s morris' }).click();
  await ada.page.getByRole('button', { name: 'Play on this device' }).click();
  await ada.page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  await playOut(ada.page);
  expect(await ada.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
