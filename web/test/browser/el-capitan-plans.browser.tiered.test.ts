import { type CityCode, type ElCapitanState, elCapitan, type Plan, plansOf } from '@levante/el-capitan/rules';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { legalLines } from '../../gallery/match.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { sitDown } from './lib/player.ts';
import { type RecordedTurn, recordedTurns } from './lib/recorded-turns.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

const TURNS = await recordedTurns(length({ quick: 0, slow: 6, long: 52 }));

/** Every nth turn also drafts a plan by click, key and touch. */
const TRIED = 3;

/** Returns the target that a plan ends with: `NAP site 4`. */
const keyOfPlan = ({ city, deed, site }: Plan): string =>
  `${city} ${deed === 'fortress' ? 'fortress site' : 'site'} ${site}`;

/** Returns the price of the first plan by city. */
function prices(plans: readonly Plan[]): ReadonlyMap<CityCode, number> {
  const found = new Map<CityCode, number>();
  for (const { city, price } of plans) if (!found.has(city)) found.set(city, price);
  return found;
}

/** Returns the cities reachable in one step by the rules: by a card in hand, or by sending the pirate for free. */
function oneStepTo(state: ElCapitanState): readonly string[] {
  return legalLines(state).flatMap((line) => {
    const [, verb, what = '', to = ''] = line.split(' ');
    return verb === 'sail' || (verb === 'pirate' && what === 'free') ? [to] : [];
  });
}

/** Returns where a pirate at sea can anchor; on a small tile the ring is around the berth. */
function anchoredAt(state: ElCapitanState): readonly string[] {
  const canAnchor = legalLines(state).some((line) => line.includes(' pirate anchor '));
  return canAnchor ? [elCapitan.toJson(state).pirate?.city ?? ''] : [];
}

interface Expected {
  /** Elements with a ring, and those with a price next to them. */
  readonly rings: readonly string[];
  readonly priced: Readonly<Record<string, number>>;
  /** Sites that can be built on. */
  readonly sites: readonly string[];
}

function expectedOf({ state }: RecordedTurn): Expected {
  const plans = plansOf(state);
  const priced = prices(plans);
  return {
    rings: [...new Set([...priced.keys(), ...oneStepTo(state)])].sort(),
    priced: Object.fromEntries([...priced].sort(([a], [b]) => a.localeCompare(b))),
    sites: [...new Set(plans.map(keyOfPlan))].sort(),
  };
}

interface Shown extends Expected {
  /** Prices in accessible names. */
  readonly named: Readonly<Record<string, number>>;
  /** Enabled tab stops, and elements that a pointer or finger would hit. */
  readonly reached: readonly string[];
  readonly hit: readonly string[];
}

/** Reads the available actions from the chart or an open city. */
function shownIn(place: string): Shown {
  const price = /(\d+) florins? ?(?:to build|:)|: .*?, (\d+) florins?$/;
  const tiles = [...document.querySelectorAll<HTMLElement>(`${place} [data-city]:is(.tile, .small-tile)`)];
  const signed = ({ dataset }: HTMLElement) => ['legal', 'plan', 'chosen'].includes(dataset.sign ?? '');
  const headOf = (tile: HTMLElement) => tile.querySelector<HTMLElement>('.tile-head') ?? tile;
  const codes = (fits: (tile: HTMLElement) => boolean) =>
    tiles
      .filter(fits)
      .map(({ dataset }) => dataset.city ?? '')
      .sort();
  const isHit = (thing: HTMLElement): boolean => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++)
        if (thing.contains(document.elementFromPoint(x + (width * i) / 8, y + (height * j) / 8))) return true;
    return false;
  };
  const figures = (of: (tile: HTMLElement) => string | undefined) =>
    Object.fromEntries(
      tiles
        .flatMap((tile) => {
          const found = of(tile);
          return found === undefined ? [] : [[tile.dataset.city ?? '', Number(found)] as const];
        })
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  const sites = tiles.flatMap((tile) =>
    [...tile.querySelectorAll<HTMLElement>('button[data-sign]:not(.tile-head)')].flatMap((button) => {
      const site = /, ((?:fortress )?site \d+),/.exec(button.ariaLabel ?? '')?.[1];
      return site && signed(button) && button.ariaDisabled !== 'true' && button.tabIndex === 0
        ? [`${tile.dataset.city} ${site}`]
        : [];
    }),
  );
  return {
    rings: codes(signed),
    priced: figures((tile) => tile.closest('.chart-place')?.querySelector('.plan-tag')?.textContent ?? undefined),
    named: figures((tile) => {
      const [, first, second] = (signed(tile) && price.exec(headOf(tile).ariaLabel ?? '')) || [];
      return first ?? second;
    }),
    reached: codes((tile) => signed(tile) && headOf(tile).ariaDisabled !== 'true' && headOf(tile).tabIndex === 0),
    hit: codes((tile) => signed(tile) && isHit(headOf(tile))),
    sites: [...new Set(sites)].sort(),
  };
}

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits for the chart after a resize; the tiles of a small chart load on first use. */
async function drawn(page: Page): Promise<void> {
  await twoFrames(page);
  await page.locator('.chart-place [data-city]').first().waitFor();
  await twoFrames(page);
}

/** Returns the steps of the draft next to a wide chart, then undoes them. */
async function drafted(page: Page, count: number): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => page.locator('.steps li').count()).toBe(count);
  const steps = await page.locator('.steps li .step-text').allInnerTexts();
  for (let i = 0; i < count; i++) await page.keyboard.press('u');
  await expect.poll(() => page.locator('.steps li').count()).toBe(0);
  return steps;
}

/** Tries each city by click, key and touch: each drafts the same plan, the first one given by the rules. */
async function tries(page: Page, plan: Plan, sites: readonly string[]): Promise<void> {
  const count = plan.lines.length;
  const wide = page.locator(`[data-city="${plan.city}"]:is(.tile, .small-tile)`);
  await page.locator('.chart').waitFor();
  const head = wide.locator('.tile-head');
  await head.click({ position: { x: 20, y: 8 } });
  const clicked = await drafted(page, count);
  await head.focus();
  await page.keyboard.press('Enter');
  expect(await drafted(page, count), 'by key').toEqual(clicked);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(`.small-tile[data-city="${plan.city}"]`).tap();
  const opened = page.getByRole('dialog');
  expect((await page.evaluate(shownIn, '.large-city')).sites).toEqual(sites);
  await opened.getByRole('button', { name: /^Go/ }).tap();
  expect(await drafted(page, count), 'by touch').toEqual(clicked);
}

describe('available actions in El Capitán', () => {
  it.for(
    TURNS,
  )('$record, ply $ply: equal the rules’ plans by ring, tag, name, click, key and touch, at every size', async (turn, {
    browser,
  }) => {
    const expected = expectedOf(turn);
    const { rings, priced } = expected;
    await visitGallery(
      browser,
      `/position.html?record=${turn.record}&at=${turn.ply}`,
      { touch: true },
      async (page) => {
        await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await drawn(page);
          const shown = await page.evaluate(shownIn, '.chart');
          const small = (await page.locator('.chart[data-small]').count()) > 0;
          const all = small ? [...new Set([...rings, ...anchoredAt(turn.state)])].sort() : rings;
          expect(shown, `${width} × ${height}`).toEqual({
            rings: all,
            priced,
            named: priced,
            reached: all,
            hit: all,
            sites: small ? [] : expected.sites,
          });
        }
        if (TURNS.indexOf(turn) % TRIED > 0) return;
        await page.setViewportSize({ width: 1440, height: 900 });
        const plans = plansOf(turn.state);
        const plan = plans.find(({ city }) => city === Object.keys(priced)[turn.ply % Object.keys(priced).length]);
        if (plan)
          await tries(
            page,
            plan,
            expected.sites.filter((key) => key.startsWith(plan.city)),
          );
      },
    );
  });

  it('allow a first turn on a phone: tap a city, tap go, end the turn', async ({ openPage }) => {
    const { page } = await openPage({ width: 390, height: 844, touch: true });
    await sitDown(page, { players: 3 });
    await page.locator('.small-tile[data-sign="plan"]').first().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Go' }).tap();
    await page.locator('.turn-end:not([aria-disabled])').tap();
    await expect.poll(() => page.locator('.match-phase').innerText(), { timeout: 30_000 }).toContain('round 2');
    expect(await page.locator('.small-tile[data-here]').count()).toBe(1);
  });
});
