import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play } from './lib/player.ts';

const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);

/** Bo creates a match, and during his turn Ada plans to buy the last open card; returns her plan as text. */
async function planInFreshMatch(bo: Page, ada: Page): Promise<string> {
  const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
  const made = await bo.request.post('/api/matches', {
    data: { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false },
  });
  const { id }: { id: string } = await made.json();
  await ada.request.post(`/api/matches/${id}/seats`, { data: { name: 'Ada' } });
  await Promise.all([bo.goto(`/match/${id}`), ada.goto(`/match/${id}`)]);

  await ada.getByRole('button', { name: 'Plan ahead' }).click();
  await ada.getByRole('heading', { name: 'Planning your next turn' }).waitFor();
  expect(await ada.locator('.player[data-playing] .player-name strong').innerText()).toBe('Bo');
  await ada.locator('.open-cards [data-sign="legal"]').last().click();
  const planned = await ada.locator('.steps li .step-text').first().innerText();
  await ada.getByRole('button', { name: 'Keep this plan' }).click();
  const plan = ada.getByRole('region', { name: 'Planned for your turn' });
  expect(await plan.innerText()).toContain(planned.split('\n')[0]);
  expect(await ada.locator('.turn[data-mine]').count()).toBe(0);
  await ada.reload();
  expect(await plan.innerText()).toContain(planned.split('\n')[0]);
  return planned;
}

describe('a turn planned ahead', () => {
  it('is drafted while others play, offered when the turn comes, and played', async ({ ada, openPage }) => {
    const bo = await openPage();
    const { page } = ada;
    await bo.page.request.get('/api/me');
    await page.request.get('/api/me');
    let planned = '';
    const offered = page.getByRole('button', { name: 'Play what you planned' });
    const gone = page.getByText('Your plan is no longer possible.');
    // Bo rarely buys the last open card; if he does, try another match.
    do {
      planned = await planInFreshMatch(bo.page, page);
      await play(bo.page, async (one) => (await one.locator('.turn[data-mine]').count()) === 0);
      await offered.or(gone).first().waitFor();
    } while (await gone.isVisible());
    await offered.click();
    expect(await page.locator('.steps li .step-text').first().innerText()).toBe(planned);
    expect(await page.getByRole('button', { name: 'Play what you planned' }).count()).toBe(0);
    await play(page, isRound(2));
    expect([...ada.complaints, ...bo.complaints]).toEqual([]);
    await Promise.all([ada.close(), bo.close()]);
  });
});
