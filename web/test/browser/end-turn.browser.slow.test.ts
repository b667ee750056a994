import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { openFirstTurn } from './lib/first-turn.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;
const GAMES = ['el-capitan', 'golden-horn'] as const;
const LANGUAGES = length({ slow: ['de'], long: ['en', 'de', 'fr', 'it'] });

/**
 * Returns why the End turn button cannot be pressed, and focused elements of the turn that are covered. Runs in the
 * page.
 */
function faultsOfEnd(): string[] {
  const faults: string[] = [];
  const end = document.querySelector<HTMLElement>('.turn-end');
  const isAt = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  // On a phone, another button takes its place until the turn can end.
  const primary = document.querySelector('.turn-bar .bar-buttons .button-primary:not(.turn-end)');
  if (!end) return primary ? [] : ['there is no end'];
  const { top, bottom } = end.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) faults.push(`the end lies at ${top}…${bottom} of ${innerHeight}`);
  else if (!isAt(end)) faults.push('something lies over the end');
  for (const button of document.querySelectorAll<HTMLElement>('.turn button:not(:disabled)')) {
    if (!button.checkVisibility()) continue;
    button.focus();
    if (document.activeElement === button && !isAt(button))
      faults.push(`hidden: ${button.innerText || button.ariaLabel}`);
  }
  return faults;
}

async function faultsAtAllSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const layout = width < 600 ? 'phone' : height < 600 ? 'across' : width < 1100 ? 'tablet' : 'wide';
    await page.locator(`.table[data-layout="${layout}"]:not([aria-busy]) .turn`).waitFor();
    for (const fault of await page.evaluate(faultsOfEnd)) faults.push(`${width} × ${height}: ${fault}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

describe('the end of the turn', () => {
  it.for(
    GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)),
  )('stays in sight at the first turn and with a hint: %s in %s', async ([game, language], { openPage }) => {
    const { page } = await openPage({ language });
    await openFirstTurn(page, game);
    if (game === 'golden-horn') {
      await page.locator('.gh-placing ~ * .button-primary, .turn .button-primary').first().click();
      await page.locator('.gh-ship[data-mine][data-sign="legal"]').first().waitFor();
    }
    expect(await faultsAtAllSizes(page)).toEqual([]);
    if (game === 'el-capitan') await page.locator('.turn-action .button').nth(1).click();
    await page.keyboard.press('h');
    await page.locator('.advice dd').first().waitFor();
    expect(await faultsAtAllSizes(page)).toEqual([]);
    // Adding or undoing a step removes the hint.
    if (game === 'golden-horn') return;
    await page.locator('.steps .icon-button').first().click();
    await page.locator('.advice').waitFor({ state: 'detached' });
  });
});
