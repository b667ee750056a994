import type { RatedPuzzle } from '@levante/bots';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { clickOne } from './lib/horn-player.ts';
import { numberWhere, openPuzzle, puzzlesOf, solveOne, writeTurn } from './lib/solver.ts';
import { until } from './lib/until.ts';

/** Elements that would reveal which turn is good. */
const TELLING = [
  '.turn .button-primary',
  '.plan-tag',
  '[data-sign="plan"]',
  '.gh-orders .gain',
  '.turn-gain',
  '.turn-hint',
].join();

const panel = (page: Page) => page.locator('.beside');
const loses = ({ deeds }: RatedPuzzle, deed: string): boolean => deeds.slice(1).some((one) => one.deed === deed);

describe('the puzzles', () => {
  it.for([
    'el-capitan',
    'golden-horn',
  ])('of %s have their task above the table on a phone, and their solution below most of the board', async (game, {
    openPage,
  }) => {
    const { page } = await openPage({ language: 'fr', width: 390, height: 844, touch: true });
    await openPuzzle(page, game, 1);
    const bottom = await panel(page).evaluate((card) => card.getBoundingClientRect().bottom);
    const table = await page.locator('.table').evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(table.top).toBeGreaterThanOrEqual(bottom);
    expect(table.bottom).toBeLessThanOrEqual(844);

    // El Capitán's solution is longer, and its cities form a grid.
    if (game !== 'el-capitan') return;
    await page.locator('.puzzle-ways button').tap();
    await page.locator('.puzzle-steps li').first().waitFor();
    const shown = await panel(page).evaluate((card) => card.getBoundingClientRect().toJSON());
    const cities = page.locator('.small-tile');
    const second = await cities.nth(3).evaluate((tile) => tile.getBoundingClientRect().bottom);
    expect(shown.top).toBeGreaterThan(second);
    expect(shown.bottom).toBeLessThanOrEqual(844);
  });

  it('of El Capitán give no hints, report a worse turn, show the solution, and count a solved one', async ({
    page,
  }) => {
    const number = numberWhere('el-capitan', (puzzle) => loses(puzzle, 'loan 10'));
    const { solution = [] } = puzzlesOf('el-capitan')[number - 1] ?? {};
    await openPuzzle(page, 'el-capitan', number);
    expect(await page.locator(TELLING).count()).toBe(0);
    await page.locator('.loan[data-sign="legal"]').first().click();
    await page.locator('.turn-end:not([aria-disabled])').click();
    await panel(page).getByRole('heading', { name: 'There is a better turn' }).waitFor();
    await expect.poll(() => page.locator('.turn').innerText()).not.toContain('is thinking');
    expect(await panel(page).innerText()).toMatch(/In 100 playouts yours .*wins.*; the best turn wins \d+ times/);
    // The reason is given as text, and the best turn on the board.
    await panel(page).locator('.mistake-reasons li').first().waitFor();
    expect(await page.locator('.plan-course path, [data-ghost], .ghost-house').count()).toBeGreaterThan(0);
    // No turn follows, and none can be planned.
    expect(await page.locator('.turn').getAttribute('aria-label')).toBe('The end');
    expect(await page.locator('.plan-begin').count()).toBe(0);

    await panel(page).getByRole('button', { name: 'Show the solution' }).click();
    await panel(page).getByRole('heading', { name: 'The solution' }).waitFor();
    await expect.poll(() => panel(page).locator('.puzzle-steps li').count()).toBeGreaterThan(0);

    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByText('Find the one that wins most often').waitFor();
    await page.locator('.turn[data-mine]').waitFor();
    await writeTurn(page, solution);
    await panel(page).getByRole('heading', { name: 'That is the turn!' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('levante-puzzles-el-capitan'))).toBe(
      `{"${number}":"solved"}`,
    );
    await panel(page).getByRole('link', { name: 'Next puzzle' }).click();
    await expect.poll(() => page.url()).not.toMatch(new RegExp(`/${number}$`));
  });

  it('of Golden Horn give no hints, judge a quick turn, and play the solution', async ({ page }) => {
    await openPuzzle(page, 'golden-horn', 5);
    expect(await page.locator(TELLING).count()).toBe(0);
    const verdict = panel(page).locator('h2[data-verdict]');
    await until(
      async () => {
        if (await verdict.isVisible()) return 'told';
        await clickOne(page);
        return null;
      },
      async () => `no verdict: ${await panel(page).innerText()}`,
    );
    expect(await panel(page).innerText()).toMatch(/in 100 playouts/i);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByRole('button', { name: 'Show the solution' }).click();
    await panel(page).getByRole('heading', { name: 'The solution' }).waitFor();
    await expect.poll(() => panel(page).locator('.puzzle-steps li').count()).toBeGreaterThan(0);
  });

  it('load their pictures when they come into view, and can be filtered by theme', async ({ page }) => {
    await page.goto('/puzzles/golden-horn');
    const pictures = page.locator('.puzzles-card .puzzle-picture');
    await pictures.first().locator('svg').waitFor();
    expect(await pictures.last().locator('svg').count()).toBe(0);
    const day = page.getByRole('region', { name: 'Puzzle of the day' });
    await day.locator('svg').waitFor();
    await page.getByLabel('Theme').selectOption('A raid');
    const cards = page.locator('.puzzles-card');
    for (const card of (await cards.allInnerTexts()).slice(0, 10)) expect(card).toContain('A raid');
    await cards.last().scrollIntoViewIfNeeded();
    await pictures.last().locator('svg').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await day.getByRole('link', { name: 'Solve it' }).click();
    await panel(page)
      .getByText(/^Puzzle \d+$/)
      .waitFor();
  });

  it('report a missing number, and link back to the list', async ({ page }) => {
    await page.goto('/puzzles/golden-horn/99999');
    await page.getByText('There is no puzzle 99999.').waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.locator('.puzzles-card').first().waitFor();
  });

  it.for([
    ['golden-horn', 'on'],
    ['golden-horn', 'load'],
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
