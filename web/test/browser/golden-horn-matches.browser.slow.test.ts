import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { holdStandings } from './lib/hold-standings.ts';
import { isHornOver, type PointerKind, playTogether } from './lib/horn-player.ts';

const PHONE = { width: 390, height: 844, touch: true } as const;
const DESK = { width: 1440, height: 900 } as const;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** Creates a match against bots and opens its table. */
async function begin(page: Page, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, i) =>
    i === 0 ? { kind: 'me', name: NAMES[i] } : { kind: 'bot', level: 'deckhand', name: NAMES[i] },
  );
  await page.request.get('/api/me');
  const reply = await page.request.post('/api/matches', {
    data: { game: 'golden-horn', options: { players }, seats, shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy])').waitFor();
}

const MATCHES = length<readonly (readonly [PointerKind, number])[]>({
  slow: [['finger', 3]],
  long: [
    ['finger', 2],
    ['finger', 3],
    ['mouse', 2],
    ['mouse', 4],
  ],
});

describe('a complete match of Golden Horn', () => {
  it.for(MATCHES)('is played by %s with %i players, up to its end', async ([pointer, players], { openPage }) => {
    const { page } = await openPage(pointer === 'finger' ? PHONE : DESK);
    const press = (name: string | RegExp) => {
      const button = page.getByRole('button', { name }).first();
      return pointer === 'finger' ? button.tap() : button.click();
    };
    await begin(page, players);
    await playTogether([page], () => isHornOver(page), 6000, pointer);
    const scoring = page.locator('.gh-scoring');
    expect(await scoring.locator('h2').innerText()).toMatch(/ (wins|share|win)/);
    expect(await scoring.locator('.gh-standing').count()).toBe(players);
    expect(await scoring.locator('.gh-standing[data-mine]').count()).toBe(1);
    await scoring.getByRole('button', { name: 'Play again' }).waitFor();

    const release = await holdStandings(page);
    await page.reload();
    await page.locator('.after-match').waitFor();
    expect(await page.locator('.chart').count(), 'the table stays until the end screen is loaded').toBe(1);
    release();
    await scoring.waitFor();

    // After closing, it can be reopened; so can the past.
    await press('Look at the table');
    await scoring.waitFor({ state: 'detached' });
    await page.locator('.after-match').getByRole('button', { name: 'Play again' }).waitFor();
    await press('Standings');
    await scoring.waitFor();
    if (players === 3) {
      await readable(page, 'the end');
      await press('Show it');
      await page.getByRole('slider').waitFor();
      await readable(page, 'looking back');
    }
  });

  it('shows trails with reduced motion, and animates ships along the lane without', async ({ openPage }) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page } = await openPage({ ...DESK, speed: '2' });
      await page.emulateMedia({ reducedMotion });
      await begin(page, 2);
      const still = page.locator('.flyer-wake[data-trail]');
      const sailing = page.locator('.flyer-wake:not([data-trail])');
      const [wanted, other] = reducedMotion === 'reduce' ? [still, sailing] : [sailing, still];
      await playTogether([page], async () => (await wanted.count()) > 0);
      expect(await other.count()).toBe(0);
    }
  }, 120_000);

  it('has accessible drawers on a phone: warehouse, hand, bag and log', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await begin(page, 3);
    const begun = async () => (await page.locator('.match-phase').innerText()).includes('Round 3');
    await playTogether([page], begun, 6000, 'finger');
    for (const tab of ['hand', 'warehouse', 'supply', 'log']) {
      await page.locator(`[data-tab="${tab}"]`).tap();
      await page.locator('dialog[open] .drawer').waitFor();
      await readable(page, tab);
      await page.getByRole('button', { name: 'Close' }).tap();
    }
  }, 120_000);
});
