import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { playByEar } from './lib/ear-player.ts';
import { playByKeys } from './lib/key-player.ts';

/** Games played with the keyboard only, and by roles and names only. */
const BY_KEYS = length({ slow: ['el-capitan'], long: ['el-capitan', 'golden-horn'] });
const BY_EAR = length({ slow: ['golden-horn'], long: ['el-capitan', 'golden-horn'] });

async function sitDown(page: Page, game: string): Promise<void> {
  await page.request.get('/api/me');
  const reply = await page.request.post('/api/matches', {
    data: {
      game,
      options: { players: 3 },
      seats: [{ kind: 'me', name: 'Ada' }, ...['Bo', 'Cleo'].map((name) => ({ kind: 'bot', level: 'deckhand', name }))],
      shuffle: false,
    },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
}

describe('without a pointer', () => {
  it.for(BY_KEYS)(
    'a complete match of %s can be played with the keyboard only',
    {
      timeout: 1_200_000,
    },
    async (game, { page }) => {
      await sitDown(page, game);
      await playByKeys(page);
      expect(await page.locator('body').ariaSnapshot()).toContain('region "The end"');
    },
  );

  it.for(BY_EAR)(
    'a complete match of %s can be played by roles and names only',
    {
      timeout: 1_200_000,
    },
    async (game, { page }) => {
      await sitDown(page, game);
      await playByEar(page);
      expect(await page.locator('body').ariaSnapshot()).toContain('region "The end"');
    },
  );
});
