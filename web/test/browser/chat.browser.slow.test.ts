import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { type Come, it } from './lib/browser-test.ts';

/** Opens a match of Ada and Bo, who reads German, with a spectator. */
async function atTable(page: Page, come: Come) {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  const [bo, eve] = [(await come({ language: 'de' })).page, (await come()).page];
  await bo.request.get('/api/me');
  await bo.request.post(`/api/matches/${id}/seats`, { data: { name: 'Bo' } });
  await eve.request.get('/api/me');
  for (const one of [page, bo, eve]) await one.goto(`/match/${id}`);
  for (const one of [page, bo, eve]) await one.locator('.table:not([aria-busy])').waitFor();
  return { id, bo, eve };
}

const unfold = (page: Page): Promise<void> => page.locator('.chat-fold').click();
const line = (page: Page, text: string) => page.locator('.chat-line', { hasText: text });

describe('the chat at a table', () => {
  it('shows a signal in the reader’s language, on the shield and as a line', async ({ page, come }) => {
    const { bo } = await atTable(page, come);
    await bo.getByRole('button', { name: 'Chat' }).waitFor();
    await unfold(page);
    await page.getByRole('button', { name: 'Well played' }).click();
    await bo.locator('.flying-flag').waitFor();
    await bo.locator('.chat-unread', { hasText: '1 neu' }).waitFor();
    await unfold(bo);
    await line(bo, 'Gut gespielt').waitFor();
    await expect.poll(() => bo.locator('.chat-unread').count()).toBe(0);
    // A second one follows too soon.
    await page.getByRole('button', { name: 'Ouch' }).click();
    await page.getByText('Not so fast').waitFor();
    // Each step against a person is confirmed; a blocked one's lines disappear.
    const against = async (entry: string, done: string) => {
      await bo.getByRole('button', { name: 'Ada', exact: true }).click();
      await bo.getByRole('button', { name: entry, exact: true }).click();
      await bo.locator('.chat-done', { hasText: done }).waitFor();
      expect(await bo.locator('.chat-person').count()).toBe(0);
    };
    await against('Melden', 'Nachricht gemeldet. Danke.');
    await against('Blockieren', 'Blockiert.');
    await expect.poll(() => line(bo, 'Gut gespielt').count()).toBe(0);
    expect(await hindrances(page)).toEqual([]);
  });

  it('takes words by keyboard alone, and mutes their author for one reader', async ({ page, come }) => {
    const { bo, eve } = await atTable(page, come);
    await page.keyboard.press('m');
    await page.locator('.chat-field input:focus').waitFor();
    await page.keyboard.type('Good wind to <b>all</b> https://levante.example');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.chat-field input').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator('.chat-field input:focus').count()).toBe(0);
    await unfold(bo);
    await line(bo, 'Good wind to <b>all</b> https://levante.example').waitFor();
    expect(await bo.locator('.chat-line a, .chat-line b').count()).toBe(0);
    await bo.getByRole('button', { name: 'Ada', exact: true }).click();
    await bo.getByRole('button', { name: 'Stumm schalten' }).click();
    await line(bo, '(stumm)').waitFor();
    expect(await line(bo, 'Good wind').count()).toBe(0);
    await bo.reload();
    await bo.locator('.chat-fold').waitFor();
    await unfold(bo);
    await line(bo, '(stumm)').waitFor();
    // Guests who only watch send signals, which players do not see.
    await unfold(eve);
    await line(eve, 'Good wind').waitFor();
    expect(await eve.locator('.chat-field').count()).toBe(0);
    await eve.getByRole('button', { name: 'Lucky!' }).click();
    await line(eve, 'Lucky!').waitFor();
    await page.getByRole('button', { name: 'Hello' }).click();
    await line(bo, '(stumm)').nth(1).waitFor();
    expect(await line(bo, 'Glück gehabt').count()).toBe(0);
  });

  it('keeps what could not be sent, and is a sheet on a phone', async ({ page, come }) => {
    const { bo } = await atTable(page, come);
    await bo.setViewportSize({ width: 390, height: 844 });
    await bo.locator('.match-tools button', { has: bo.locator('path[d^="M4 5h16"]') }).click();
    await bo.locator('dialog .chat-field input').fill('Aus dem Tunnel');
    await bo.context().setOffline(true);
    await bo.keyboard.press('Enter');
    await bo.locator('dialog', { hasText: 'Nicht gesendet' }).waitFor();
    expect(await bo.locator('dialog .chat-field input').inputValue()).toBe('Aus dem Tunnel');
    await bo.context().setOffline(false);
    await bo.locator('dialog .chat-field button').click();
    await line(bo, 'Aus dem Tunnel').waitFor();
    await unfold(page);
    await line(page, 'Aus dem Tunnel').waitFor();
    expect(await hindrances(bo)).toEqual([]);
  });
});
