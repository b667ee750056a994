import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { FIXTURES } from '../../gallery/golden-horn-fixtures.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { layoutFaults, MAY_END, TABLE } from './lib/layout-faults.ts';

const SIZES = length<readonly (readonly [number, number])[]>({
  slow: [
    [1280, 720],
    [390, 844],
  ],
  long: [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [390, 844],
  ],
});

/** The slow tier checks one picture of each kind. */
const PICTURES = length<readonly string[]>({
  slow: ['placing', 'four', 'voyage', 'cargo', 'raid', 'raided', 'last', 'end'],
  long: Object.keys(FIXTURES),
});

const pathOf = (fixture: string): string => `/golden-horn.html?fixture=${fixture}`;
const LAYOUT = {
  inside: [
    ...TABLE,
    ['.gh-counts, .gh-fleet', '.player'],
    ['.gh-place, .gh-city, .gh-modone, .gh-ship, .gh-scroll, .gh-number, .gh-pendant', '.chart'],
    ['.gh-bay', '.gh-quay'],
    ['.table-side .turn, .table-side .log', '.table-side'],
    ['.gh-card, .gh-stacks, .gh-stock li, .gh-worth, .gh-end', '.table-foot'],
  ],
  mayEnd: MAY_END,
} as const;

/** Returns overlapping places of the lane, and whether Modone's walls hide its name. Runs in the page. */
function overlaps(): string[] {
  const faults: string[] = [];
  const round = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, radius: width / 2 };
  };
  const places = [...document.querySelectorAll('.gh-place')].map(round);
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      if (Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius)
        faults.push(`two places of the lane overlap at ${Math.round(a.x)}, ${Math.round(a.y)}`);
    }
  }
  const name = document.querySelector('.gh-modone-name')?.getBoundingClientRect();
  const walls = document.querySelector('.gh-modone .art-vignette')?.getBoundingClientRect();
  if (name && walls && name.bottom > walls.top + 2) faults.push('the walls of Modone hide its name');
  return faults;
}

/** Areas of the table; content of one must not be drawn in another. */
const AREAS = '.players, .chart, .table-foot, .drawers, .table-side';

/** Returns elements painted over a foreign area, and primary buttons that are out of sight. */
function strays(areas: string): string[] {
  const faults = new Set<string>();
  for (const area of document.querySelectorAll(areas)) {
    const { x, y, width, height } = area.getBoundingClientRect();
    for (let i = 1; i < 30; i++)
      for (let j = 1; j < 30; j++) {
        const hit = document.elementFromPoint(x + (width * i) / 30, y + (height * j) / 30);
        const of = hit?.closest(areas);
        if (hit && of && of !== area) faults.add(`${hit.className || hit.tagName} lies over ${area.className}`);
      }
  }
  for (const button of document.querySelectorAll('.turn-action .button-primary, .turn-end:not([aria-disabled])')) {
    const { x, y, width, height } = button.getBoundingClientRect();
    for (const part of [0.1, 0.9])
      if (!button.contains(document.elementFromPoint(x + width / 2, y + height * part)))
        faults.add(`${button.textContent} is not whole in sight`);
  }
  return [...faults];
}

describe('the gallery of Golden Horn', () => {
  it.for(PICTURES)('%s: nothing is clipped, overflows or overlaps', async (fixture, { browser }) => {
    await visitGallery(browser, pathOf(fixture), { touch: true }, async (page) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const faults = [...(await page.evaluate(layoutFaults, LAYOUT)), ...(await page.evaluate(overlaps))];
        expect(faults, `${width} × ${height}`).toEqual([]);
      }
    });
  });

  it('keeps the turn in its area with four kinds of goods to choose from', async ({ browser }) => {
    await visitGallery(browser, pathOf('cargo'), { touch: true }, async (page) => {
      for (const [width, height] of [...SIZES, [844, 390]] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.locator('.gh-cargo-row li').count()).toBeGreaterThanOrEqual(4);
        expect(await page.evaluate(strays, AREAS), `${width} × ${height}`).toEqual([]);
        // The list of raids unfolds above all that.
        const raids = page.locator('.gh-raid-toggle');
        if (!(await raids.isVisible())) continue;
        await raids.click();
        expect(await page.evaluate(strays, AREAS), `${width} × ${height}, raids`).toEqual([]);
        await raids.click();
      }
    });
  });

  it('lists every destination of a ship, in both directions, on the chart and in the turn', async ({ browser }) => {
    await visitGallery(browser, pathOf('both-ways'), {}, async (page) => {
      const keys = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((things) =>
            things.map((thing) => (thing instanceof HTMLElement ? thing.dataset.key : '')).sort(),
          );
      const listed = await page
        .locator('.gh-scroll li')
        .evaluateAll((ends) => ends.map((end) => end.getAttribute('data-end') ?? ''));
      const marked = await keys(
        '.gh-chart [data-sign="legal"]:is([data-key^="space"], [data-key="modone"], [data-key^="city"])',
      );
      expect(await page.locator('.gh-scroll ol').count()).toBe(2);
      const keyOfEnd = (end: string) => (end === 'MOD' ? 'modone' : /^\d/.test(end) ? `space ${end}` : `city ${end}`);
      expect(listed.map(keyOfEnd).sort()).toEqual(marked);
      const pills = page.locator('.gh-end-pill');
      expect(await pills.count()).toBe(marked.length);
      for (const pill of await pills.all()) expect(await pill.isVisible()).toBe(true);
      expect(await page.locator('.gh-ends').count()).toBe(2);
    });
  });

  it('moves between places by the arrow keys, each with an accessible name', async ({ browser }) => {
    await visitGallery(browser, pathOf('voyage'), { touch: true }, async (page) => {
      const first = page.locator('.gh-space[data-sign="legal"]').first();
      await first.focus();
      const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(before).toMatch(/^Space \d+, [a-z]+/);
      await page.keyboard.press('ArrowRight');
      // Keyboard navigation loads with the first key.
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(before);
      const names = await page
        .locator('[data-target]')
        .evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label') ?? ''));
      for (const name of names) expect(name.length).toBeGreaterThan(3);
    });
  });
});
