import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import { isPayday, play } from './lib/player.ts';

/** Opens a match of Ada and Bo, who reads German, with a spectator. */
async function atTable(page: Page, openPage: OpenPage) {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  const bo = (await openPage({ language: 'de' })).page;
  const eve = (await openPage()).page;
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
  it('shows a signal in the reader’s language, on the shield and as a line', async ({ page, openPage }) => {
    const { bo } = await atTable(page, openPage);
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
    await bo.getByRole('button', { name: 'Ada', exact: true }).click();
    await bo.getByRole('button', { name: 'Melden', exact: true }).click();
    const reason = bo.getByLabel(/^Was stimmt mit dieser Nachricht nicht/);
    await bo.locator('input[name="reason"]:focus').waitFor();
    expect(await hindrances(bo)).toEqual([]);
    // Nothing is reported before it is confirmed.
    const reports: unknown[] = [];
    bo.on('request', (request) => {
      if (request.url().endsWith('/reports')) reports.push(request.postDataJSON());
    });
    await bo.getByRole('button', { name: 'Nicht melden' }).click();
    await expect.poll(() => bo.locator('.chat-report').count()).toBe(0);
    expect(reports).toEqual([]);
    await bo.getByRole('button', { name: 'Ada', exact: true }).click();
    await bo.getByRole('button', { name: 'Melden', exact: true }).click();
    await reason.fill('Spott');
    await bo.getByRole('button', { name: 'Nachricht melden' }).click();
    await bo.locator('.chat-done', { hasText: 'Nachricht gemeldet. Danke.' }).waitFor();
    expect(reports).toEqual([{ line: 1, reason: 'Spott' }]);
    await against('Blockieren', 'Blockiert.');
    await expect.poll(() => line(bo, 'Gut gespielt').count()).toBe(0);
    expect(await hindrances(page)).toEqual([]);
  });

  it('takes words by keyboard alone, and mutes their author for one reader', async ({ page, openPage }) => {
    const { bo, eve } = await atTable(page, openPage);
    await page.keyboard.press('m');
    await page.locator('.chat-field input:focus').waitFor();
    await page.keyboard.type('Good wind to <b>all</b> https://levante.example');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.chat-field input').inputValue()).toBe('');
    // The signals are one tab stop, with arrow keys between them.
    await page.keyboard.press('Shift+Tab');
    await page.locator('.chat-signals button[aria-label="Hello"]:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.locator('.chat-signals button[aria-label="Take your time"]:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator('.chat-signals :focus').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.locator('.chat-signals button[aria-label="Take your time"]:focus').waitFor();
    // Escape gives the focus back to where it was.
    await page.keyboard.press('Escape');
    await page.locator('[data-prompt]:focus').waitFor();
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

  it('writes a line only once if its reply is lost, and keeps what is typed meanwhile', async ({ page, openPage }) => {
    const { bo } = await atTable(page, openPage);
    await page.keyboard.press('m');
    const field = page.locator('.chat-field input:focus');
    await field.waitFor();
    let lose = (): void => {};
    const isLost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route('**/api/matches/*/chat', async (route) => {
      if (route.request().method() !== 'POST') return await route.continue();
      await route.fetch();
      await isLost;
      await route.abort();
    });
    await page.keyboard.type('Ahoy');
    await page.keyboard.press('Enter');
    await bo.locator('.chat-unread', { hasText: '1 neu' }).waitFor();
    await page.keyboard.type('and a good wind');
    lose();
    await expect.poll(() => field.inputValue()).toBe('and a good wind');
    await page.unroute('**/api/matches/*/chat');
    // The server takes a line of the same person after a pause.
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return await line(page, 'and a good wind').count();
      })
      .toBe(1);
    expect(await line(page, 'Ahoy').count()).toBe(1);
  });

  it('keeps what could not be sent, and takes the turn’s place on a phone', async ({ page, openPage }) => {
    const { bo } = await atTable(page, openPage);
    await bo.setViewportSize({ width: 390, height: 844 });
    const tab = bo.locator('.chat-tab');
    await tab.waitFor();
    await unfold(page);
    await page.getByRole('button', { name: 'Hello' }).click();
    await bo.locator('.chat-tab .chat-unread', { hasText: '1' }).waitFor();
    const board = await bo.locator('.chart').boundingBox();
    await tab.click();
    const field = bo.locator('.chat-place .chat-field input');
    await field.fill('Aus dem Tunnel');
    // The board shrinks and is not covered.
    const small = await bo.locator('.chart').boundingBox();
    const place = await bo.locator('.table-side').boundingBox();
    expect(small?.height ?? 0).toBeLessThan(board?.height ?? 0);
    expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    expect(await bo.locator('.chat-unread').count()).toBe(0);
    expect(await bo.locator('dialog[open]').count()).toBe(0);
    await bo.context().setOffline(true);
    await field.press('Enter');
    await bo.locator('.chat-place', { hasText: 'Nicht gesendet' }).waitFor();
    expect(await field.inputValue()).toBe('Aus dem Tunnel');
    // Also while the turn has its place again.
    await bo.locator('.chat-turn .button').click();
    await expect.poll(() => bo.locator('.chat-place').count()).toBe(0);
    await tab.click();
    expect(await field.inputValue()).toBe('Aus dem Tunnel');
    await bo.context().setOffline(false);
    await bo.locator('.chat-place .chat-field button').click();
    await line(bo, 'Aus dem Tunnel').waitFor();
    await line(page, 'Aus dem Tunnel').waitFor();
    expect(await hindrances(bo)).toEqual([]);
    // Escape shows the turn again, and the focus is where it was.
    await field.press('Escape');
    await expect.poll(() => bo.locator('.chat-place').count()).toBe(0);
    await bo.locator('.chat-tab:focus').waitFor();
    // By the key, with the focus in the field; the button leads back as well.
    await bo.keyboard.press('m');
    await bo.locator('.chat-field input:focus').waitFor();
    await bo.locator('.chat-turn .button').click();
    await expect.poll(() => bo.locator('.chat-place').count()).toBe(0);
    // The smallest phone has room for the board, the last lines and the field.
    await bo.setViewportSize({ width: 320, height: 640 });
    await tab.click();
    const [chart, lines, input] = await Promise.all(
      ['.chart', '.chat-place .chat-scroll', '.chat-place .chat-field'].map((part) => bo.locator(part).boundingBox()),
    );
    expect(chart?.height ?? 0).toBeGreaterThanOrEqual(160);
    expect(lines?.height ?? 0).toBeGreaterThanOrEqual(24);
    expect((input?.y ?? 640) + (input?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(await hindrances(bo)).toEqual([]);
    await field.press('Escape');
    // Lying down the chat is beside the board.
    await bo.setViewportSize({ width: 844, height: 390 });
    await tab.click();
    await line(bo, 'Aus dem Tunnel').waitFor();
    expect(await hindrances(bo)).toEqual([]);
  });

  it('opens by a button on a phone while a payday takes the place of the tabs', { timeout: 180_000 }, async ({
    page,
    openPage,
  }) => {
    const { id, bo } = await atTable(page, openPage);
    await bo.request.post(`/api/matches/${id}/resign`, { data: {} });
    await play(page, isPayday);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.chat-tab').count()).toBe(0);
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.locator('dialog[open] .chat-field input').fill('A good harvest');
    await page.keyboard.press('Enter');
    // Neither has a wide table room for it then.
    await bo.getByRole('button', { name: 'Chat' }).click();
    await line(bo, 'A good harvest').waitFor();
  });
});
