import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../../gallery/golden-horn-fixtures.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { connect } from './lib/shared.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

/** What sticks out of its place, is cut off or lies over another, in words. */
function faultsOfLayout(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.className || element.tagName} "${(element.textContent ?? '').slice(0, 30)}"`;
  const inside = (selector: string, place: string) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const around = element.closest(place)?.getBoundingClientRect();
      if (!around || box.width === 0) continue;
      const out = Math.max(
        around.left - box.left,
        box.right - around.right,
        around.top - box.top,
        box.bottom - around.bottom,
      );
      if (out > 1.5) faults.push(`${name(element)} sticks out of ${place} by ${Math.round(out)}`);
    }
  };
  inside('.table > *:not(.hint, dialog)', '.table');
  inside('.player', '.players');
  inside('.gh-counts, .gh-fleet', '.player');
  inside('.gh-place, .gh-city', '.chart');
  inside('.gh-city .gh-ship, .gh-goods-stack', '.gh-city');
  inside('.gh-card, .gh-stacks, .gh-rows, .gh-end', '.table-foot');
  const places = [...document.querySelectorAll('.gh-place')].map((place) => place.getBoundingClientRect());
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const over =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (over) faults.push(`two places of the lane overlap at ${Math.round(a.left)}, ${Math.round(a.top)}`);
    }
  }
  for (const element of document.querySelectorAll('.table *')) {
    const style = getComputedStyle(element);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!text || element.closest('svg, .unseen, .log-scroll, .player-name, .undo-word')) continue;
    if (style.display === 'inline' || element.clientWidth <= 1) continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`${name(element)} is cut off`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
  return faults;
}

describe('the gallery of Golden Horn', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  const visit = (fixture: string, then: (page: Page) => Promise<void>): Promise<void> =>
    visitGallery(browser, `/golden-horn.html?fixture=${fixture}`, { touch: true }, then);

  it.each(Object.keys(FIXTURES))('%s: nothing is cut off, sticks out or overlaps', async (fixture) => {
    await visit(fixture, async (page) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(faultsOfLayout), `${width} × ${height}`).toEqual([]);
      }
    });
  });

  it('leads from place to place by the arrow keys, and says by name what each thing is', async () => {
    await visit('voyage', async (page) => {
      const first = page.locator('.gh-space[data-sign="legal"]').first();
      await first.focus();
      const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(before).toMatch(/^Space \d+, [a-z]+/);
      await page.keyboard.press('ArrowRight');
      const after = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(after).not.toBe(before);
      const names = await page
        .locator('[data-target]')
        .evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label') ?? ''));
      for (const name of names) expect(name.length).toBeGreaterThan(3);
    });
  });
});
