import type { Page } from '@playwright/test';

/** Opens Ada's first turn of a match against bots; in El Capitán she starts. */
export async function openFirstTurn(page: Page, game: string): Promise<void> {
  await page.request.get('/api/me');
  const bots = ['Bo', 'Cleo'].map((name) => ({ kind: 'bot', level: 'random', name }));
  const reply = await page.request.post('/api/matches', {
    data: { game, options: { players: 3 }, seats: [{ kind: 'me', name: 'Ada' }, ...bots], shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}
