import { fileURLToPath } from 'node:url';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../../records/corpus/${name}.levante.json`, import.meta.url));

const standing = (page: Page): Promise<void> => page.locator('.table:not([aria-busy])').waitFor();
const card = (page: Page) => page.getByRole('region', { name: 'Chances to win' });

/** Opens a record and goes back with the keys of the slider. */
async function lookBack(page: Page, record: string, back: number): Promise<number> {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(pathOf(record));
  await standing(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let i = 0; i < back; i++) await page.keyboard.press('ArrowLeft');
  return Number(await slider.inputValue());
}

/** Returns the number of actions on the board. */
async function lastPly(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Look back' }).click();
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('button', { name: 'Back to now' }).click();
  return last;
}

/** Returns everyone's chances once a bot has evaluated them. */
async function chances(page: Page): Promise<readonly number[]> {
  await card(page)
    .getByRole('heading', { name: /^Best for/ })
    .waitFor({ timeout: 60_000 });
  return (await card(page).locator('.chances-figure').allInnerTexts()).map((text) => Number.parseInt(text, 10));
}

/** Records, and the number of actions to go back from their ends. */
const MOMENTS = length<readonly (readonly [record: string, back: number])[]>({
  slow: [['golden-horn-3-as-described', 30]],
  long: [
    ['el-capitan-2-base', 40],
    ['golden-horn-3-as-described', 30],
  ],
});

describe('the analysis board', () => {
  it.for(MOMENTS)('opens a moment of a record, where every seat can be played, with the chances beside it: %s', async ([
    record,
    back,
  ], { page }) => {
    await lookBack(page, record, back);
    await page.getByRole('button', { name: 'Try from here' }).click();
    await page.waitForURL('**/board');
    await standing(page);
    // The page does not ask to pass the screen: one viewer plays all seats and sees everything.
    expect(await page.locator('.pass-screen').count()).toBe(0);
    const ply = await lastPly(page);
    const found = await chances(page);
    expect(found.reduce((sum, one) => sum + one)).toBeGreaterThan(97);
    await readable(page);

    // Adopts and plays the bot's turn; then another turn begins.
    await card(page).getByRole('button', { name: 'Play this' }).click();
    await expect.poll(() => page.locator('.steps li').count()).toBeGreaterThan(0);
    await page.keyboard.press('e');
    await card(page).getByText('A strong bot is looking…').waitFor();
    await chances(page);

    // A reload loses nothing; undoing returns to the previous turn.
    await page.reload();
    await standing(page);
    expect(await lastPly(page)).toBeGreaterThan(ply);
    await card(page).getByRole('button', { name: 'Undo a turn' }).click();
    await standing(page);
    expect(await lastPly(page)).toBeLessThanOrEqual(ply);
    await card(page).getByRole('button', { name: 'Change position' }).click();
    await page.getByRole('heading', { name: 'Analysis board' }).waitFor();
  });

  it('opens the position of a rulebook picture', async ({ page }) => {
    for (const [game, ply] of [
      ['el-capitan', 75],
      ['golden-horn', 36],
    ] as const) {
      await page.goto(`/rules/${game}`);
      await page
        .locator('.rules-clause', { has: page.locator('#title-EC-4\\.7, #title-GH-1\\.5') })
        .getByRole('button', { name: 'Try it' })
        .click();
      await page.waitForURL('**/board');
      await standing(page);
      expect(await lastPly(page)).toBe(ply);
      await card(page).getByRole('button', { name: 'Change position' }).click();
    }
  });

  it('starts with a fresh match of each game, and explains its use', async ({ page }) => {
    for (const game of ['El Capitán', 'Golden Horn']) {
      await page.goto('/board');
      await page.getByRole('heading', { name: 'Analysis board' }).waitFor();
      await readable(page);
      await page.getByRole('region', { name: game }).getByRole('button', { name: '2 players' }).click();
      await standing(page);
      await card(page).waitFor();
      await card(page).getByRole('button', { name: 'Change position' }).click();
    }
  });
});
