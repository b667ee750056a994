import type { RatedPuzzle } from '@levante/bots';
import { elCapitan, plansOf } from '@levante/el-capitan/rules';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { clickOne } from './lib/horn-player.ts';
import { numberWhere, openPuzzle, sheetOf, solveOne } from './lib/solver.ts';
import { until } from './lib/until.ts';

const panel = (page: Page) => page.locator('.beside');
const loses = ({ deeds }: RatedPuzzle, deed: string): boolean => deeds.slice(1).some((one) => one.deed === deed);

/** The city whose head is clicked to draft the solution of a puzzle of El Capitán: what is planned first there is just that. */
function cityToClick(puzzle: RatedPuzzle | undefined): string | null {
  const state = elCapitan.fromJson(puzzle?.state);
  if (!state.ok) return null;
  const deed = puzzle?.deeds[0]?.deed.split(' ') ?? [];
  const [first] = plansOf(state.value).filter(({ city }) => city === deed[1]);
  return first && `${first.deed} ${first.city} ${first.site}` === deed.join(' ') ? first.city : null;
}

describe('the puzzles', () => {
  it('are listed by how hard they are, and those not solved can be had alone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('levante-puzzles-golden-horn', '{"2":"solved","3":"failed"}'));
    await page.goto('/puzzles/golden-horn');
    const cards = page.locator('.puzzles-card');
    await cards.first().waitFor();
    const all = await cards.count();
    expect(all).toBeGreaterThan(100);
    await page.getByText(`1 of ${all} puzzles solved`).waitFor();
    expect(await cards.nth(1).innerText()).toContain('Solved');
    expect(await cards.nth(2).innerText()).toContain('Not solved yet');

    await page.getByLabel('Only open ones').check();
    await expect.poll(() => cards.count()).toBe(all - 1);
    await page.getByLabel('How hard').selectOption('Easy');
    await expect.poll(() => cards.count()).toBeLessThan(all - 1);
    expect(await page.locator('.puzzles-shelf h2').allTextContents()).toEqual(['Easy']);
    await page.getByRole('link', { name: 'Next open puzzle' }).click();
    await panel(page).getByText('Puzzle 1', { exact: true }).waitFor();
  });

  it.for(['el-capitan', 'golden-horn'])('of %s have their task above the table on a phone, not on it', async (game, {
    come,
  }) => {
    const { page } = await come({ width: 390, height: 844, touch: true });
    await openPuzzle(page, game, 1);
    const bottom = await panel(page).evaluate((card) => card.getBoundingClientRect().bottom);
    const table = await page.locator('.table').evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(table.top).toBeGreaterThanOrEqual(bottom);
    expect(table.bottom).toBeLessThanOrEqual(844);
  });

  it('of El Capitán show their solution on a phone below the players and most of the board', async ({ come }) => {
    const { page } = await come({ language: 'fr', width: 390, height: 844, touch: true });
    await openPuzzle(page, 'el-capitan', 1);
    await page.locator('.puzzle-ways button').tap();
    await page.locator('.puzzle-steps li').first().waitFor();
    const { top, bottom } = await panel(page).evaluate((card) => card.getBoundingClientRect().toJSON());
    const cities = page.locator('.small-tile');
    const second = await cities.nth(3).evaluate((tile) => tile.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThan(second);
    expect(bottom).toBeLessThanOrEqual(844);
  });

  it('of El Capitán: a turn that is not the best is told so, the solution is shown, and solved it counts', async ({
    page,
  }) => {
    const number = numberWhere('el-capitan', (puzzle) => loses(puzzle, 'loan 10') && cityToClick(puzzle) !== null);
    const city = cityToClick(sheetOf('el-capitan')[number - 1]);
    await openPuzzle(page, 'el-capitan', number);
    await page.locator('.loan[data-sign="legal"]').first().click();
    await page.locator('.turn-end:not([aria-disabled])').click();
    await panel(page).getByRole('heading', { name: 'There is a better turn' }).waitFor();
    await expect.poll(() => page.locator('.turn').innerText()).not.toContain('is thinking');
    expect(await panel(page).innerText()).toMatch(/Yours wins \d+ of 100 matches .* the best one wins \d+/);
    // Nobody's turn follows, and none can be planned.
    expect(await page.locator('.turn').getAttribute('aria-label')).toBe('The end');
    expect(await page.locator('.plan-begin').count()).toBe(0);

    await panel(page).getByRole('button', { name: 'Show the solution' }).click();
    await panel(page).getByRole('heading', { name: 'The solution' }).waitFor();
    await expect.poll(() => panel(page).locator('.puzzle-steps li').count()).toBeGreaterThan(0);

    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByText('Find the one that wins most often').waitFor();
    await page.locator('.turn[data-mine]').waitFor();
    const tile = page.locator(`[data-city="${city}"]:is(.tile, .small-tile)`);
    await tile.locator('.tile-head').click({ position: { x: 20, y: 8 } });
    await page.locator('.turn-end:not([aria-disabled])').click();
    await panel(page).getByRole('heading', { name: 'That is the turn!' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('levante-puzzles-el-capitan'))).toBe(
      `{"${number}":"solved"}`,
    );
    await panel(page).getByRole('link', { name: 'Next puzzle' }).click();
    await expect.poll(() => page.url()).not.toMatch(new RegExp(`/${number}$`));
  });

  it('of Golden Horn: a turn made in a hurry is judged, and the solution is played', async ({ page }) => {
    await openPuzzle(page, 'golden-horn', 5);
    const verdict = panel(page).locator('h2[data-verdict]');
    await until(
      async () => {
        if (await verdict.isVisible()) return 'told';
        await clickOne(page);
        return null;
      },
      async () => `no verdict: ${await panel(page).innerText()}`,
    );
    expect(await panel(page).innerText()).toMatch(/wins? \d+ of 100 matches/);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByRole('button', { name: 'Show the solution' }).click();
    await panel(page).getByRole('heading', { name: 'The solution' }).waitFor();
    await expect.poll(() => panel(page).locator('.puzzle-steps li').count()).toBeGreaterThan(0);
  });

  it.for([
    ['el-capitan', 'build'],
    ['golden-horn', 'sail'],
    ['golden-horn', 'on'],
    ['golden-horn', 'load'],
  ] as const)('of %s are solved with the buttons of the turn alone: one to %s', async ([game, verb], { come }) => {
    // As wide as has the ends of a voyage in a list beside the chart.
    const { page } = await come({ width: 1100 });
    const number = await solveOne(page, game, verb);
    await panel(page).getByRole('heading', { name: 'That is the turn!' }).waitFor();
    await page.goto(`/puzzles/${game}`);
    await page.getByText(/^1 of \d+ puzzles solved/).waitFor();
    expect(
      await page
        .locator('.puzzles-card')
        .nth(number - 1)
        // A card that is far down has no text that is seen before it is painted.
        .textContent(),
    ).toContain('Solved');
  });

  it('say where there is none, and lead back to the list', async ({ page }) => {
    await page.goto('/puzzles/golden-horn/99999');
    await page.getByText('There is no puzzle 99999.').waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.locator('.puzzles-card').first().waitFor();
  });
});
