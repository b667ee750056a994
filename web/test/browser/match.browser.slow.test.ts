import { length } from '@levante/testkit/tier';
import type { Locator } from '@playwright/test';
import { describe, expect } from 'vitest';
import type { Look } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { FINGER, isOver, isPayday, MOUSE, play, sitDown } from './lib/player.ts';

const DESK: Look = { width: 1440, height: 900 };
const PHONE: Look = { width: 390, height: 844, touch: true };
const ALL = ['POR', 'LIS', 'CAN'];
const MAX_CLICKS = 1500;

interface Plan {
  readonly players: number;
  readonly cities: readonly string[];
  readonly look: Look;
}

/** By touch on a phone and with a mouse on a desktop, two to five players, nine and twelve cities. */
const SOME: readonly Plan[] = [
  { players: 2, cities: [], look: PHONE },
  { players: 3, cities: ALL, look: PHONE },
  { players: 5, cities: ALL, look: DESK },
];
const MATCHES = length({ slow: SOME, long: [...SOME, { players: 4, cities: [], look: DESK }] });

describe('a match of El Capitán in the browser', () => {
  /** Number of loan decisions over all matches; in a single match the player may have no loans. */
  let settled = 0;

  it.for(
    MATCHES,
  )('of $players players with $cities is played to its end, paydays and settlement on the board: $look', async ({
    players,
    cities,
    look,
  }, { openPage }) => {
    const { page } = await openPage(look);
    await sitDown(page, { players, cities });
    const paydays = new Set<string>();
    const player = look.touch ? FINGER : MOUSE;
    const press = async (thing: Locator): Promise<void> => {
      if (await isPayday(page)) {
        const [payday] = /Payday \d/.exec(await page.locator('.payday-side').innerText()) ?? [];
        if (payday !== undefined) paydays.add(payday);
      }
      settled += await page.locator('.settle-loan').count();
      await player.press(thing);
    };
    await play(page, isOver, MAX_CLICKS, { ...player, press });
    expect([...paydays]).toEqual(['Payday 1', 'Payday 2', 'Payday 3']);
    expect(await page.locator('.end-places li').count()).toBe(players);
    expect(await page.title()).toContain('Match over');
  });

  it('settles loans on one sheet in at least one of these matches', () => {
    expect(settled).toBeGreaterThan(0);
  });
});
