import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { Listener, playByEar } from './lib/ear-player.ts';
import { playByKeys } from './lib/key-player.ts';

const GAMES = ['el-capitan', 'golden-horn'] as const;

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
  for (const game of GAMES) {
    it(`a complete match of ${game} can be played with the keyboard only`, async ({ page }) => {
      await sitDown(page, game);
      await playByKeys(page);
      expect(await new Listener(page).isOver()).toBe(true);
    }, 1_200_000);

    it(`a complete match of ${game} can be played by roles and names only`, async ({ page }) => {
      await sitDown(page, game);
      await playByEar(page);
      expect(await new Listener(page).isOver()).toBe(true);
    }, 1_200_000);
  }
});
