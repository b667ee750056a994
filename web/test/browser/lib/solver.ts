import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RatedPuzzle, readSheet } from '@levante/bots';
import { likelyPlans } from '@levante/el-capitan/table/act/plans.ts';
import { readPosition } from '@levante/el-capitan/table/follow/position.ts';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The first sheet of a game's puzzles, as it ships. */
export const sheetOf = (game: string): readonly RatedPuzzle[] =>
  readSheet(JSON.parse(readFileSync(join(ROOT, 'games', game, 'table', 'puzzles', 'sheet-01.json'), 'utf8')));

/** Number of the first puzzle of the first sheet of which that is so. */
export function numberWhere(game: string, fits: (puzzle: RatedPuzzle) => boolean): number {
  const at = sheetOf(game).findIndex(fits);
  if (at < 0) throw new Error('no puzzle like this on the first sheet');
  return at + 1;
}

/** Makes the best turn of a puzzle with nothing but the buttons of the turn. */
interface Solver {
  /** Whether those buttons are enough for it. */
  fits(puzzle: RatedPuzzle): boolean;
  solve(page: Page, puzzle: RatedPuzzle): Promise<void>;
}

/** So many whole turns are offered as buttons. */
const OFFERED = 3;

/** Which button of the turn does the best turn of a puzzle of El Capitán; -1 where none does. */
function buttonFor({ state, solution }: RatedPuzzle): number {
  const position = readPosition(state);
  if ('code' in position) return -1;
  const wanted = solution.join();
  return likelyPlans(position, OFFERED).findIndex(({ lines }) => [...lines, `${position.actor} end`].join() === wanted);
}

/** A whole turn is one button, and the end of the turn another. */
const BY_BUTTON: Solver = {
  fits: (puzzle) => buttonFor(puzzle) >= 0,
  async solve(page, puzzle) {
    await page.locator('.turn-action .button').nth(buttonFor(puzzle)).click();
    await page.locator('.turn-end:not([aria-disabled])').click();
  },
};

const SHIP_NAMES: Readonly<Record<string, string>> = {
  mono: 'One-colour ship',
  duo: 'Two-colour ship',
  trio: 'Three-colour ship',
};

/** The lists of the turn: a ship where several can be moved, what it loads, and how far it sails, the nearest first. */
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
    // A ship that comes home has cards drawn for it, and the turn is over with that.
    await end.or(page.locator('.beside [data-verdict]')).first().waitFor();
    if (await end.isVisible()) await end.click();
  },
};

const SOLVERS = { 'el-capitan': BY_BUTTON, 'golden-horn': BY_LISTS } as const;

/** Opens a puzzle by its number, until its turn can be made. */
export async function openPuzzle(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`/puzzles/${game}/${number}`);
  await page.locator('.beside .puzzle-ways .button').first().waitFor();
  await page.locator('.turn[data-mine]').waitFor();
}

/** Opens the first puzzle whose best turn has an action of that kind and needs only buttons, and makes that turn; gives its number. */
export async function solveOne(page: Page, game: keyof typeof SOLVERS, verb: string): Promise<number> {
  const { fits, solve } = SOLVERS[game];
  const has = ({ solution }: RatedPuzzle) => solution.some((line) => line.split(' ')[1] === verb);
  const number = numberWhere(game, (puzzle) => has(puzzle) && fits(puzzle));
  const puzzle = sheetOf(game)[number - 1];
  if (!puzzle) throw new Error(`no puzzle ${number}`);
  await openPuzzle(page, game, number);
  await solve(page, puzzle);
  return number;
}
