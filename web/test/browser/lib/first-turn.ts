import type { Page } from '@playwright/test';

/** Comes to Ada's first turn of a match; she sits at the table alone with bots, and begins in El Capitán. */
export async function comeToFirstTurn(page: Page, game: string): Promise<void> {
  await page.request.get('/api/me');
  const bots = ['Bo', 'Cleo'].map((name) => ({ kind: 'bot', level: 'random', name }));
  const reply = await page.request.post('/api/matches', {
    data: { game, options: { players: 3 }, seats: [{ kind: 'me', name: 'Ada' }, ...bots], shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}
