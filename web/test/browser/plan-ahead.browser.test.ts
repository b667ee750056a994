import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play } from './lib/player.ts';

const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);

describe('a turn planned ahead', () => {
  it('is drafted while somebody else plays, offered when its turn has come, and played', async ({ ada, come }) => {
    const bo = await come();
    await bo.page.request.get('/api/me');
    await ada.page.request.get('/api/me');
    const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
    const made = await bo.page.request.post('/api/matches', {
      data: { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false },
    });
    const { id }: { id: string } = await made.json();
    await ada.page.request.post(`/api/matches/${id}/seats`, { data: { name: 'Ada' } });
    await Promise.all([bo.page.goto(`/match/${id}`), ada.page.goto(`/match/${id}`)]);

    const { page } = ada;
    await page.getByRole('button', { name: 'Plan ahead' }).click();
    await page.getByRole('heading', { name: 'Planning your next turn' }).waitFor();
    expect(await page.locator('.player[data-playing] .player-name strong').innerText()).toBe('Bo');
    // Bo will hardly buy the last of the open cards.
    await page.locator('.open-cards [data-sign="legal"]').last().click();
    const planned = await page.locator('.steps li .step-text').first().innerText();
    await page.getByRole('button', { name: 'Keep this plan' }).click();
    const plan = page.getByRole('region', { name: 'Planned for your turn' });
    expect(await plan.innerText()).toContain(planned.split('\n')[0]);
    expect(await page.locator('.turn[data-mine]').count()).toBe(0);
    await page.reload();
    expect(await plan.innerText()).toContain(planned.split('\n')[0]);

    await play(bo.page, async (one) => (await one.locator('.turn[data-mine]').count()) === 0);
    await page.getByRole('button', { name: 'Play what you planned' }).click();
    expect(await page.locator('.steps li .step-text').first().innerText()).toBe(planned);
    expect(await page.getByRole('button', { name: 'Play what you planned' }).count()).toBe(0);
    await play(page, isRound(2));
    expect([...ada.complaints, ...bo.complaints]).toEqual([]);
    await Promise.all([ada.close(), bo.close()]);
  });
});
