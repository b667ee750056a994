import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { SMALL } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { comeToFirstTurn } from './lib/first-turn.ts';
import { faultsWith } from './lib/reader-styles.ts';

/** Windows: a desk, a phone, a desk of 1440 × 900 enlarged twice, and the narrowest that a page must bear. */
const WINDOWS = length<readonly (readonly [width: number, height: number])[]>({
  quick: [
    [1440, 900],
    [320, 640],
  ],
  slow: [
    [1440, 900],
    [1024, 768],
    [720, 450],
    [390, 844],
    [320, 640],
    [320, 256],
  ],
});

/** Languages and windows in which letters are made twice as large. */
const LARGE = length<readonly (readonly [language: string, width: number, height: number])[]>({
  quick: [['de', 390, 844]],
  slow: [
    ['en', 1440, 900],
    ['de', 1440, 900],
    ['fr', 1024, 768],
    ['de', 390, 844],
    ['fr', 390, 844],
    ['it', 390, 844],
    ['de', 320, 640],
  ],
});

/** What is smaller than 24 pixels though it has no like elsewhere, in words; runs in the page. */
function smallTargets(known: string): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, select, input, a')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const counts = width > 1 && !one.matches(known) && !one.closest('.unseen, .skip-links, label, p, h1');
    return counts && Math.min(width, height) < 23.5 ? [`${one.className} ${width}×${height}`] : [];
  });
}

/** Whether what has the focus is hidden by something that lies over it; null where nothing has it. */
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

describe('everybody', () => {
  for (const game of ['el-capitan', 'golden-horn'])
    for (const [width, height] of WINDOWS)
      it(`${game}, ${width} × ${height}: sees what has the focus, hits what is to be pressed, and never scrolls sideways`, async ({
        come,
      }) => {
        const { page } = await come({ width, height, touch: width < 800 });
        await comeToFirstTurn(page, game);
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
      });

  for (const game of ['el-capitan', 'golden-horn'])
    it.for(LARGE)(`${game}, %s, %i × %i: reads it all in letters twice as large`, async ([language, width, height], {
      come,
    }) => {
      const { page } = await come({ language, width, height, touch: width < 800 });
      await comeToFirstTurn(page, game);
      expect(await faultsWith(page, 'large')).toBe('');
    });

  it('sees what can be done in colours that are forced on the page', async ({ page }) => {
    await comeToFirstTurn(page, 'el-capitan');
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
  });
});
