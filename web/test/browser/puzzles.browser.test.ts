import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { solveOne } from './lib/solver.ts';

const panel = (page: Page) => page.locator('.beside');

describe('the puzzles', () => {
  it('are listed by difficulty and can be filtered to unsolved ones', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('levante-puzzles-golden-horn', '{"2":"solved","3":"failed"}'));
    await page.goto('/puzzles/golden-horn');
    const cards = page.locator('.puzzles-card');
    await cards.first().waitFor();
    const all = await cards.count();
    expect(all).toBeGreaterThan(100);
    await page.getByText(`1 of ${all} puzzles solved`).waitFor();
    expect(await cards.nth(1).innerText()).toContain('Solved');
    expect(await cards.nth(2).innerText()).toContain('Not solved yet');

    await page.getByLabel('Unsolved only').check();
    await expect.poll(() => cards.count()).toBe(all - 1);
    await page.getByLabel('Difficulty').selectOption('Easy');
    await expect.poll(() => cards.count()).toBeLessThan(all - 1);
    expect(await page.locator('.puzzles-shelf h2').allTextContents()).toEqual(['Easy']);
    await page.getByRole('link', { name: 'Next unsolved' }).click();
    await panel(page).getByText('Puzzle 1', { exact: true }).waitFor();
  });

  it.for([
    ['el-capitan', 'build'],
    ['golden-horn', 'sail'],
  ] as const)('of %s are solved with the actions on the table: one to %s', async ([game, verb], { openPage }) => {
    // Wide enough for the list of destinations next to the chart.
    const { page } = await openPage({ width: 1100 });
    const number = await solveOne(page, game, verb);
    await panel(page).getByRole('heading', { name: 'That is the turn!' }).waitFor();
    await page.goto(`/puzzles/${game}`);
    await page.getByText(/^1 of \d+ puzzles solved/).waitFor();
    expect(
      await page
        .locator('.puzzles-card')
        .nth(number - 1)
        // A card below the viewport has no visible text before it is painted.
        .textContent(),
    ).toContain('Solved');
  });
});
