import { type ElCapitanFact, elCapitan } from '@levante/el-capitan/rules';
import { voyagesSince } from '@levante/el-capitan/table/voyage/routes.ts';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect } from 'vitest';
import { recordOf } from '../../gallery/match.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

const RECORD = '4-base';
/** The viewer's seat. */
const MINE = 0;

/** Facts of each ply of the record. */
let plies: readonly { readonly facts: readonly ElCapitanFact[] }[] = [];
/** First ply after the viewer's turn at which another seat sails between cities at least two lanes apart. */
let sailing = 0;
let voyage = { from: '', to: '', seat: 0 };

beforeAll(async () => {
  const { actions, options } = await recordOf(RECORD);
  const read = elCapitan.options(options);
  if (!read.ok) throw new Error('the record has no options');
  const state = elCapitan.setup(read.value);
  plies = actions.map((line) => {
    const action = elCapitan.parse(state, line);
    const facts: ElCapitanFact[] = [];
    if (action.ok) elCapitan.apply(state, action.value, facts);
    return { facts };
  });
  sailing = plies.findIndex(({ facts }, ply) =>
    facts.some((fact) => {
      if (fact.type !== 'sailed' || fact.seat === MINE || fact.from === null) return false;
      if (fact.from === 'BANK' || fact.to === 'BANK') return false;
      voyage = { from: fact.from, to: fact.to, seat: fact.seat };
      return ply > 40;
    }),
  );
});

const path = (ply: number): string => `/position.html?record=${RECORD}&at=${ply}&mine=${MINE}`;
const drawn = (page: Page): Promise<void> => page.locator('.table:not([aria-busy]) .chart .tile').first().waitFor();

/** Waits until the table is drawn and the code of motion, which is fetched with it, has come. */
async function movable(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(() =>
    ['/flights-', '/motion-plan-'].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    ),
  );
}

const goOn = (page: Page, ply: number): Promise<void> => page.evaluate(`goOn(${ply})`);
const shipIn = (page: Page, city: string) =>
  page.locator(`.tile[data-city="${city}"] [data-piece="ship-${voyage.seat}"]`);

/** Returns the path of the next animation, and the cities that it crosses between the two harbour mouths. */
function flown(): Promise<{ readonly points: number; readonly over: readonly string[] }> {
  const tiles = [...document.querySelectorAll<HTMLElement>('.tile[data-city]')];
  const keelOf = (transform: string, { offsetWidth, offsetHeight }: HTMLElement): readonly [x: number, y: number] => {
    const { a, d, e, f } = new DOMMatrix(transform);
    return [e + (a * offsetWidth) / 2, f + d * offsetHeight * 0.92];
  };
  return new Promise((done) => {
    const look = () => {
      const flyer = document.querySelector<HTMLElement>('.flyer');
      const effect = flyer?.getAnimations()[0]?.effect;
      if (!flyer || !(effect instanceof KeyframeEffect)) {
        requestAnimationFrame(look);
        return;
      }
      const way = effect.getKeyframes().slice(1, -1);
      const keels = way.map(({ transform }) => keelOf(String(transform), flyer));
      const over = tiles.filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return keels.some(([x, y]) => x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1);
      });
      done({ points: way.length, over: over.map(({ dataset }) => dataset.city ?? '') });
    };
    look();
  });
}

describe('the sea of El Capitán', () => {
  it('is sailed along its lanes, never over a city', async ({ browser }) => {
    await visitGallery(browser, path(sailing), { speed: '1' }, async (page) => {
      await movable(page);
      const flight = page.evaluate(flown);
      await goOn(page, sailing + 1);
      const { points, over } = await flight;
      expect(points).toBeGreaterThan(4);
      expect(over).toEqual([]);
      await shipIn(page, voyage.to).waitFor();
    });
  });

  it('shows the ship’s position and route without motion, too', async ({ browser }) => {
    await visitGallery(browser, path(sailing), { speed: '1' }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await movable(page);
      await goOn(page, sailing + 1);
      await shipIn(page, voyage.to).waitFor();
      await page.locator('.flyer-wake path').waitFor();
      expect(await page.locator('.flyer').count()).toBe(0);
      await page.locator('.flyer-wake').waitFor({ state: 'detached' });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
  });

  it('keeps opponents’ trails since the viewer’s last turn', async ({ browser }) => {
    const ended = plies.findIndex(
      ({ facts }, ply) => ply > sailing && facts.some((fact) => fact.type === 'turn-ended' && fact.seat === MINE),
    );
    await visitGallery(browser, path(sailing), {}, async (page) => {
      await drawn(page);
      const trails = page.locator('.trails:not([data-fading]) > g');
      for (const ply of [sailing + 1, ended, ended + 1, ended + 25]) {
        await goOn(page, ply);
        await expect.poll(() => trails.count()).toBe(voyagesSince(plies.slice(0, ply), MINE).length);
      }
    });
  });

  it('highlights the route to a city under the pointer, with its distance, and the lanes of a card', async ({
    browser,
  }) => {
    await visitGallery(browser, path(sailing), {}, async (page) => {
      await drawn(page);
      const lit = page.locator('.lit-lanes .lane-lit');
      const own = page.locator('.tile[data-here]');
      const far = page.locator('.tile:not([data-here])').last();
      await far.locator('.tile-head').hover();
      await lit.first().waitFor();
      const steps = await page.locator('.lane-steps').allTextContents();
      expect(steps.length + (await own.count())).toBeGreaterThan(0);
      for (const text of steps) expect(text).toMatch(/^\d steps?$/);
      await page.locator('.connections .card').first().hover();
      await expect.poll(() => page.locator('.lane-steps').allTextContents()).not.toEqual(steps);
      expect(await lit.count()).toBe(1);
      await page.locator('.match-phase').hover();
      await expect.poll(() => lit.count()).toBe(0);
    });
  });
});
