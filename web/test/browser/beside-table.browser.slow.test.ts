import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { coveredElements } from './lib/covered-elements.ts';
import { inStyle } from './lib/reader-styles.ts';
import { openPuzzle } from './lib/solver.ts';

const TURN = '.table-head h1, .match-phase, .turn p, .turn button';
const PANEL_TEXT = '.puzzle-steps li, .puzzle-covered p';

/** Windows in which a lesson is checked with text at 200 %. */
const LESSONS = [
  ['el-capitan', 390, 844],
  ['el-capitan', 1280, 800],
  ['golden-horn', 1440, 900],
] as const;

/** Text sizes and windows for puzzles. */
const PUZZLES = [
  ['plain', 'el-capitan', 1024, 768],
  ['plain', 'golden-horn', 1024, 768],
  ['large', 'el-capitan', 1280, 800],
  ['large', 'golden-horn', 390, 844],
] as const;

describe('the panel next to a table', () => {
  it.for(LESSONS)('a lesson of %s at %i × %i covers nothing permanently with text at 200 %%', async ([
    game,
    width,
    height,
  ], { openPage }) => {
    const { page } = await openPage({ language: 'de', width, height, touch: width < 800 });
    await page.goto(`/learn/${game}`);
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.locator('[data-lit]').waitFor();
    const things = `${TURN}, .player-name, .tile-head, .gh-city, [data-lit]`;
    const covered = () => page.evaluate(coveredElements, { over: '.pilot', things });
    expect(await inStyle(page, 'large', covered)).toEqual([]);
  });

  it.for(PUZZLES)('with %s text a puzzle of %s at %i × %i covers nothing of the turn, and is fully readable', async ([
    style,
    game,
    width,
    height,
  ], { openPage }) => {
    const { page } = await openPage({ language: 'de', width, height });
    await openPuzzle(page, game, 1);
    const covered = () => page.evaluate(coveredElements, { over: '.beside', things: TURN });
    expect(await inStyle(page, style, covered)).toEqual([]);
    await page.locator('.puzzle-ways button').click();
    await page.locator('.puzzle-steps li').first().waitFor();
    const coveredText = () => page.evaluate(coveredElements, { over: '.puzzle-ways', things: PANEL_TEXT });
    expect(await inStyle(page, style, coveredText)).toEqual([]);
  });
});
