import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { SMALL } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { openFirstTurn } from './lib/first-turn.ts';
import { faultsWith } from './lib/reader-styles.ts';

/** Windows: a desktop, a phone, 1440 × 900 at 200 % zoom, and the narrowest that a page must support. */
const WINDOWS = length<readonly (readonly [width: number, height: number])[]>({
  slow: [
    [1440, 900],
    [320, 640],
    [320, 256],
  ],
  long: [
    [1440, 900],
    [1024, 768],
    [720, 450],
    [390, 844],
    [320, 640],
    [320, 256],
  ],
});

/** Languages and windows for text at 200 %. */
const LARGE = length<readonly (readonly [language: string, width: number, height: number])[]>({
  slow: [
    ['de', 390, 844],
    ['fr', 1024, 768],
  ],
  long: [
    ['en', 1440, 900],
    ['de', 1440, 900],
    ['fr', 1024, 768],
    ['de', 390, 844],
    ['fr', 390, 844],
    ['it', 390, 844],
    ['de', 320, 640],
  ],
});

/** Returns targets smaller than 24 pixels without a larger equivalent. Runs in the page. */
function smallTargets(known: string): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, select, input, a')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const counts = width > 1 && !one.matches(known) && !one.closest('.unseen, .skip-links, label, p, h1');
    return counts && Math.min(width, height) < 23.5 ? [`${one.className} ${width}×${height}`] : [];
  });
}

/** Returns whether the focused element is covered; null without focus. */
function obscured(): string | null {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { x, y, width, height } = one.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].flatMap((across) => [0.2, 0.5, 0.8].map((down) => [across, down] as const));
  const seen = points.some(([across, down]) => {
    const hit = document.elementFromPoint(x + width * across, y + height * down);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  });
  return seen ? '' : `${one.className} at ${Math.round(x)}, ${Math.round(y)}`;
}

/** Checks that available actions stand out in forced colours. */
async function seeForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const ring = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => {
        const { boxShadow, borderTopColor, backgroundColor } = getComputedStyle(one);
        return `${boxShadow} ${borderTopColor} ${backgroundColor}`;
      });
  expect(await ring('.open-cards .card[data-sign="legal"]')).not.toBe(await ring('.open-cards .card-gap, .loan'));
  expect(await ring('.site[data-dark]')).not.toBe(await ring('.site:not([data-dark], [data-next])'));
}

describe('accessibility', () => {
  for (const game of ['el-capitan', 'golden-horn'])
    for (const [width, height] of WINDOWS)
      it(`${game}, ${width} × ${height}: has visible focus, large targets, no sideways scrolling, and on a desktop signs in forced colours`, async ({
        openPage,
      }) => {
        const { page } = await openPage({ width, height, touch: width < 800 });
        await openFirstTurn(page, game);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await page.evaluate(smallTargets, SMALL.map((name) => `.${name}`).join(', '))).toEqual([]);
        await page.evaluate(() => {
          document.body.tabIndex = -1;
          document.body.focus();
        });
        const hidden: string[] = [];
        for (let stops = 0; stops < 60; stops++) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(obscured);
          if (found === null) break;
          if (found !== '') hidden.push(found);
        }
        expect(hidden).toEqual([]);
        if (game === 'el-capitan' && width === 1440) await seeForcedColours(page);
      });

  for (const game of ['el-capitan', 'golden-horn'])
    it.for(LARGE)(`${game}, %s, %i × %i: is readable with text at 200 %`, async ([language, width, height], {
      openPage,
    }) => {
      const { page } = await openPage({ language, width, height, touch: width < 800 });
      await openFirstTurn(page, game);
      expect(await faultsWith(page, 'large')).toBe('');
    });
});
