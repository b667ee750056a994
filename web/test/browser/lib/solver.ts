import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RatedPuzzle, readPuzzles } from '@levante/bots';
import { shipPlace } from '@levante/el-capitan/rules';
import { unaidedPositions } from '@levante/el-capitan/table/match/position.ts';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Returns a game's shipped puzzles. */
export const puzzlesOf = (game: string): readonly RatedPuzzle[] =>
  readPuzzles(JSON.parse(readFileSync(join(ROOT, 'games', game, 'table', 'puzzles', 'puzzles.json'), 'utf8')));

/** Returns the number of the first matching puzzle. */
export function numberWhere(game: string, fits: (puzzle: RatedPuzzle) => boolean): number {
  const at = puzzlesOf(game).findIndex(fits);
  if (at < 0) throw new Error('no puzzle fits');
  return at + 1;
}

/** Solves a puzzle as a person would, without hints. */
interface Solver {
  /** Returns whether it can solve this puzzle. */
  fits(puzzle: RatedPuzzle): boolean;
  solve(page: Page, puzzle: RatedPuzzle): Promise<void>;
}

/** Plays a turn of El Capitán on the board: cards, cities and sites, one click per action. */
const BY_BOARD: Solver = {
  fits: isPlainToClick,
  async solve(page, { state, solution }) {
    let city = shipPlace(state, Number(solution[0]?.split(' ')[0]));
    for (const line of solution) {
      const [, verb = '', first = '', second = ''] = line.split(' ');
      if (verb === 'buy') await page.locator(`[data-piece="card-${first}"][data-sign="legal"]`).click();
      if (verb === 'sail') {
        city = second;
        await page.locator(`.tile[data-city="${city}"] .tile-head`).click({ position: { x: 20, y: 8 } });
      }
      if (verb === 'build' || verb === 'reopen')
        await page
          .locator(`.tile[data-city="${city}"] .site`)
          .nth(Number(first) - 1)
          .click();
    }
    await page.locator('.turn-end:not([aria-disabled])').click();
  },
};

/** Returns whether each city of the turn is reachable by exactly one card, so that a click is unambiguous. */
function isPlainToClick({ state, solution }: RatedPuzzle): boolean {
  let position = unaidedPositions.read(state);
  for (const line of solution) {
    if ('code' in position) return false;
    const [, verb, , city] = line.split(' ');
    const ways = position.legal.filter((one) => one.verb === 'sail' && one.city === city);
    if (verb === 'sail' && ways.length !== 1) return false;
    const outcome = position.after(line);
    if (!outcome.ok) return false;
    position = outcome.position;
  }
  return true;
}

const SHIP_NAMES: Readonly<Record<string, string>> = {
  mono: 'One-colour ship',
  duo: 'Two-colour ship',
  trio: 'Three-colour ship',
};

/** Enters a turn in notation and ends it. */
export async function writeTurn(page: Page, lines: readonly string[]): Promise<void> {
  await page.keyboard.press('/');
  const line = page.locator('dialog input');
  await line.fill(
    lines
      .filter((one) => !one.endsWith(' end'))
      .map((one) => one.replace(/^\d+ /, ''))
      .join(', '),
  );
  await line.press('Enter');
  await page.locator('.line-form ~ [role="status"]:not(:empty)').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('e');
}

/** Plays a turn through its lists: the ship, its cargo, and its destination, nearest first. */
const BY_LISTS: Solver = {
  fits: ({ solution }) => / (sail|load) /.test(solution[0] ?? ''),
  async solve(page, { solution }) {
    const [, verb, ship = '', colour = ''] = solution[0]?.split(' ') ?? [];
    const further = solution.filter((line) => / on\b/.test(line)).length;
    const ships = page.locator('.gh-ship-orders');
    await page.locator('.gh-ends .gh-end-pill').or(ships).first().waitFor();
    if (await ships.isVisible()) await ships.getByRole('button', { name: SHIP_NAMES[ship] ?? '' }).click();
    if (verb === 'load')
      await page
        .locator('.gh-cargo-row')
        .getByRole('button', { name: new RegExp(`^\\d+ ${colour}\\b`) })
        .click();
    await page.locator('.gh-ends .gh-end-pill').nth(further).click();
    const go = page.locator('.turn-action .button-primary');
    const end = page.locator('.turn-end:not([aria-disabled])');
    await go.or(end).first().waitFor();
    if (await go.isVisible()) await go.click();
    // A ship that arrives home draws cards, and that ends the turn.
    await end.or(page.locator('.beside [data-verdict]')).first().waitFor();
    if (await end.isVisible()) await end.click();
  },
};

const SOLVERS = { 'el-capitan': BY_BOARD, 'golden-horn': BY_LISTS } as const;

/** Opens a puzzle by number and waits until its turn can be played. */
export async function openPuzzle(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`/puzzles/${game}/${number}`);
  await page.locator('.beside .puzzle-ways .button').first().waitFor();
  await page.locator('.turn[data-mine]').waitFor();
}

/** Opens and solves the first puzzle whose best turn contains this kind of action; returns its number. */
export async function solveOne(page: Page, game: keyof typeof SOLVERS, verb: string): Promise<number> {
  const { fits, solve } = SOLVERS[game];
  const has = ({ solution }: RatedPuzzle) => solution.some((line) => line.split(' ')[1] === verb);
  const number = numberWhere(game, (puzzle) => has(puzzle) && fits(puzzle));
  const puzzle = puzzlesOf(game)[number - 1];
  if (!puzzle) throw new Error(`no puzzle ${number}`);
  await openPuzzle(page, game, number);
  await solve(page, puzzle);
  return number;
}
