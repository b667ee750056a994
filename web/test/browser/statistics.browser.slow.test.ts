import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';

describe('the statistics', () => {
  it('are empty at first, even with a stored match of other people', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('No finished match yet.').waitFor();
    expect(await page.getByRole('link', { name: 'Statistics' }).getAttribute('aria-current')).toBe('page');
    const record = new URL('../../../records/corpus/golden-horn-2-as-described.levante.json', import.meta.url).pathname;
    await page.goto('/replay');
    await page.getByLabel('Choose a file').setInputFiles(record);
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.waitForURL('**/device/*');
    await page.goto('/statistics');
    // No person at this screen sat in it.
    await page.getByText('No finished match yet.').waitFor();
  });

  it('cover all pages of the server’s list, or only this device if the server is unreachable', async ({ page }) => {
    const match = (id: string, rank: number) => ({
      id,
      game: 'el-capitan',
      rulesVersion: 1,
      options: { players: 2 },
      ply: 300,
      commitment: '',
      actor: null,
      seats: [0, 1].map((seat) => ({
        seat,
        kind: seat === 0 ? 'person' : 'bot',
        name: 'A',
        level: seat === 0 ? null : 'deckhand',
        taken: true,
        mine: seat === 0,
      })),
      mine: [0],
      viewer: 0,
      status: 'over',
      createdAt: rank,
      result: { scores: [40, 30], ranks: [rank, 3 - rank] },
    });
    await page.route('**/api/matches*', (route) =>
      route.fulfill({
        json: route.request().url().includes('before=7')
          ? { matches: [match('second', 2)], next: null }
          : { matches: [match('first', 1)], next: 7 },
      }),
    );
    await page.goto('/statistics');
    await expect.poll(() => page.locator('.figures').innerText()).toMatch(/Played\s+2\s+Won\s+1 50%/);
    await page.unroute('**/api/matches*');
    await page.route('**/api/matches*', (route) => route.abort());
    await page.reload();
    await page.getByText('only the matches on this device are counted').waitFor();
    await page.unroute('**/api/matches*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('only the matches on this device are counted').waitFor({ state: 'detached' });
  });

  it('count matches on other devices, which have no link', async ({ page }) => {
    await page.goto('/statistics');
    await page.getByText('No finished match yet.').waitFor();
    const result = { id: 'aaaaaaaaaaaaaa', game: 'el-capitan', at: 1, players: 2, rank: 1, score: 40, plies: 300 };
    const results = JSON.stringify([{ ...result, others: ['deckhand'] }]);
    await page.evaluate((text) => localStorage.setItem('levante.results', text), results);
    await page.reload();
    await expect.poll(() => page.locator('.figures').innerText()).toMatch(/Played\s+1\s+Won\s+1 100%/);
    await page.locator('.latest-chart').getByRole('img', { name: '1st of 2' }).waitFor();
    expect(await page.locator('.game-figures a').count()).toBe(0);
    expect(await hindrances(page)).toEqual([]);
  });

  it('explain the identity at the server, sign out other browsers, and delete the identity', async ({
    page,
    openPage,
  }) => {
    await page.goto('/statistics');
    await page.request.get('/api/me');
    const before = await page.context().cookies();
    const { page: thief } = await openPage({});
    await thief.context().addCookies(before);
    await page.request.post('/api/me', { data: { name: 'Ada' } });
    const nameAt = async (at: typeof page): Promise<unknown> => (await at.request.get('/api/me')).json();
    expect(await nameAt(thief)).toEqual({ name: 'Ada' });

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const answer = page.getByText('Only this browser is signed in now.');
    await answer.waitFor();
    expect(await answer.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await nameAt(page)).toEqual({ name: 'Ada' });
    expect(await nameAt(thief)).not.toEqual({ name: 'Ada' });

    // One press deletes nothing.
    await page.getByRole('button', { name: 'Forget me' }).click();
    await page.getByRole('button', { name: 'No, keep me' }).click();
    expect(await nameAt(page)).toEqual({ name: 'Ada' });
    await page.getByRole('button', { name: 'Forget me' }).click();
    await page.getByRole('button', { name: 'Yes, forget me' }).click();
    await page.getByText('The server has forgotten you.').waitFor();
    expect(await nameAt(page)).toEqual({ name: null });
  });

  it('report a request that the server does not perform', async ({ page }) => {
    await page.goto('/statistics');
    await page.route('**/api/me/keys', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('That didn’t work. Try again.').waitFor();
  });
});
