import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { playTogether } from './lib/horn-player.ts';
import { FINGER, play } from './lib/player.ts';

/** Records the top of the bottom bar in every frame from the first; the chart ends above it. */
async function watchBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Reflect.set(window, 'levanteBar', tops);
    const look = () => {
      const bar = document.querySelector('.table-side');
      if (bar) tops.add(Math.round(bar.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const tops = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'levanteBar');
    return seen instanceof Set ? [...seen] : [];
  });

async function sitDown(page: Page, game: string): Promise<void> {
  await page.request.get('/api/me');
  const bots = ['Bo', 'Cleo'].map((name) => ({ kind: 'bot', level: 'random', name }));
  const reply = await page.request.post('/api/matches', {
    data: { game, options: { players: 3 }, seats: [{ kind: 'me', name: 'Ada' }, ...bots], shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await watchBar(page);
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}

/** Stops after a number of presses. */
const after = (presses: number) => {
  let left = presses;
  return async (): Promise<boolean> => {
    left -= 1;
    return left < 0;
  };
};

const PHONE = { width: 390, height: 844, touch: true } as const;

describe('the bottom bar', () => {
  it('keeps its height while a match of El Capitán opens, in every turn', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await sitDown(page, 'el-capitan');
    await play(page, after(12), 4000, FINGER);
    expect(await tops(page)).toHaveLength(1);
  });

  it('keeps its height in Golden Horn, while ships are placed and from turn to turn', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    await sitDown(page, 'golden-horn');
    expect(await tops(page)).toHaveLength(1);
    await playTogether([page], after(6), 4000, 'finger');
    expect(await tops(page)).toHaveLength(2);
  });
});
