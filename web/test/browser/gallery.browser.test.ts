import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../../gallery/fixtures.ts';
import type { Look } from './lib/browser.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { connect } from './lib/shared.ts';

const DESK: Look = { width: 1440, height: 900 };
const TABLET: Look = { width: 1024, height: 768 };
const PHONE: Look = { width: 390, height: 844, touch: true };

/** What sticks out of its place or is cut off, in words; the log may scroll, and long names of people end in dots. */
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
  inside('.chart-place, .bank, .legend-button', '.chart');
  inside('.bank > *, .loan, .spread-rows li', '.bank');
  inside('.card', '.table-foot');
  inside('.site, .slot, .picture, .tile-name, .tile-value', '.tile');
  for (const element of document.querySelectorAll('.table *')) {
    const style = getComputedStyle(element);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!text || element.closest('svg, .unseen, .log-scroll, .player-name, .player-place, .undo-word')) continue;
    if (style.display === 'inline' || element.clientWidth <= 1) continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`${name(element)} is cut off`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
  return faults;
}

describe('the gallery', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  const visit = (fixture: string, look: Look, then: (page: Page) => Promise<void>): Promise<void> =>
    visitGallery(browser, `/?fixture=${fixture}`, look, then);

  it.each(Object.keys(FIXTURES))('%s: nothing is cut off or sticks out, on desk, tablet and phone', async (fixture) => {
    await visit(fixture, DESK, async (page) => {
      for (const { width = 0, height = 0 } of [DESK, TABLET, PHONE]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(faultsOfLayout), `${width} × ${height}`).toEqual([]);
      }
    });
  });

  it('shows a hint beside what is pointed at, never over it, and takes it away with Escape', async () => {
    await visit('build', DESK, async (page) => {
      for (const thing of ['.site[data-sign="legal"]', '.card[data-sign="legal"]', '.loan', '.slot']) {
        const target = page.locator(thing).first();
        await target.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        await target.focus();
        const hint = page.locator('.hint[data-side]');
        await hint.waitFor();
        const covered = await page.evaluate((selector) => {
          const area = document.querySelector(selector)?.closest('[data-hint-area]')?.getBoundingClientRect();
          const box = document.querySelector('.hint')?.getBoundingClientRect();
          if (!area || !box) return true;
          return box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top;
        }, thing);
        expect(covered, thing).toBe(false);
        expect(await target.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
        await page.keyboard.press('Escape');
        await hint.waitFor({ state: 'detached' });
      }
    });
  });

  it('leads from thing to thing with the arrow keys', async () => {
    await visit('build', DESK, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.locator('[data-city="MAR"] .tile-head').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toMatch(/^Venezia/);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toMatch(/^Venezia, (berth|fortress site|site) /);
    });
  });

  it('opens a city large on a phone, and asks before it does anything', async () => {
    await visit('build', PHONE, async (page) => {
      await page.locator('.small-tile[data-here]').tap();
      await page.locator('.large-city .site[data-sign="legal"]').first().tap();
      await page.locator('.large-ask .button-primary').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.large-city').waitFor({ state: 'detached' });
    });
  });

  it('moves pieces without ever standing in the way, and leaves nothing behind', async () => {
    await visit('mid-game', { ...DESK, speed: '1' }, async (page) => {
      await page.locator('.gallery-motion').click();
      await page.locator('.gallery-motion').click();
      const blocked = await page.evaluate(() =>
        [...document.querySelectorAll('.flyer')].some((flyer) => getComputedStyle(flyer).pointerEvents !== 'none'),
      );
      expect(blocked).toBe(false);
      await page.waitForFunction(() => document.querySelector('.flyer') === null);
    });
  });
});
