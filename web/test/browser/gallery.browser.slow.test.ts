import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { FIXTURES } from '../../gallery/fixtures.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { layoutFaults, MAY_END, TABLE } from './lib/layout-faults.ts';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844, touch: true };
const LOOKS = length({ slow: [DESK, PHONE], long: [DESK, TABLET, PHONE] });
const [FIRST = DESK] = LOOKS;
/** The slow tier checks one picture of each kind. */
const PICTURES = length<readonly string[]>({
  slow: [
    'opening',
    'build',
    'plan',
    'two-forecast',
    'five',
    'twelve-forecast',
    'pirate',
    'many-cards',
    'payday',
    'settlement',
    'scrubber',
    'end-five',
  ],
  long: Object.keys(FIXTURES),
});

const pathOf = (fixture: string): string => `/?fixture=${fixture}`;
const LAYOUT = {
  inside: [
    ...TABLE,
    ['.chart-place, .bank, .legend-button', '.chart'],
    ['.bank > *, .loan, .bank-ships', '.bank'],
    ['.spread-steps li, .spread-stair, .bonuses', '.spread'],
    ['.card', '.table-foot'],
    ['.site, .slot, .picture, .tile-name, .tile-value', '.tile'],
  ],
  mayEnd: `${MAY_END}, .player-place`,
} as const;

describe('the gallery', () => {
  it.for(PICTURES)('%s: nothing is clipped or overflows', async (fixture, { browser }) => {
    await visitGallery(browser, pathOf(fixture), FIRST, async (page) => {
      for (const { width, height } of LOOKS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(layoutFaults, LAYOUT), `${width} × ${height}`).toEqual([]);
      }
    });
  });

  it.for([DESK, TABLET])('shows the bonus of a player on their shield, not below it, %j', async (look, { browser }) => {
    await visitGallery(browser, '/position.html?record=2-por-lis-can&at=400', look, async (page) => {
      const chip = page.locator('.player-bonus');
      await chip.waitFor();
      for (const clock of ['', '23 h']) {
        await page.locator('.player').evaluateAll((panels, text) => {
          for (const panel of panels) {
            // A clock takes the row of the place, so that the shield has only one row.
            if (text !== '') panel.insertAdjacentHTML('beforeend', `<span class="player-clock">${text}</span>`);
          }
        }, clock);
        const covered = await chip.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const points = [0.15, 0.5, 0.85].map((share) =>
            document.elementFromPoint(left + width / 2, top + height * share),
          );
          return points.filter((there) => there === null || !one.contains(there)).length;
        });
        expect(covered, clock).toBe(0);
      }
    });
  });

  it('shows a tip next to its target, never over it or any city, and closes it with Escape', async ({ browser }) => {
    await visitGallery(browser, pathOf('build'), DESK, async (page) => {
      for (const thing of ['.site[data-sign="legal"]', '.card[data-sign="legal"]', '.loan', '.slot']) {
        const target = page.locator(thing).first();
        await target.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        await target.focus();
        const hint = page.locator('.hint[data-side]');
        await hint.waitFor();
        const covered = await page.evaluate((selector) => {
          const area = document.querySelector(selector)?.closest('[data-hint-area]');
          const box = document.querySelector('.hint')?.getBoundingClientRect();
          if (!area || !box) return ['nothing to compare'];
          return [area, ...document.querySelectorAll('.chart [data-city]')].flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const over = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            return over ? [one.getAttribute('data-city') ?? selector] : [];
          });
        }, thing);
        expect(covered, thing).toEqual([]);
        expect(await target.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
        await page.keyboard.press('Escape');
        await hint.waitFor({ state: 'detached' });
      }
    });
  });

  it('moves between elements with the arrow keys', async ({ browser }) => {
    await visitGallery(browser, pathOf('build'), DESK, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.locator('[data-city="MAR"] .tile-head').focus();
      await page.keyboard.press('ArrowRight');
      // Keyboard navigation loads with the first key.
      await expect.poll(focused).toMatch(/^Venezia/);
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toMatch(/^Napoli/);
    });
  });

  it('opens a city large on a phone, and asks before it does anything', async ({ browser }) => {
    await visitGallery(browser, pathOf('build'), PHONE, async (page) => {
      await page.locator('.small-tile[data-here]').tap();
      await page.locator('.large-city .site[data-sign="legal"]').first().tap();
      await page.locator('.large-ask .button-primary').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.large-city').waitFor({ state: 'detached' });
    });
  });

  it('animates pieces without blocking clicks, and leaves nothing behind', async ({ browser }) => {
    await visitGallery(browser, pathOf('mid-game'), { ...DESK, speed: '1' }, async (page) => {
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
