import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it, type OpenPage } from './lib/browser-test.ts';
import { openFirstTurn } from './lib/first-turn.ts';
import { recordRegions, timesSpoken } from './lib/live-regions.ts';
import type { Harbour } from './lib/server.ts';

type Seat = { readonly kind: string; readonly name?: string };

async function open(page: Page, seats: readonly Seat[], more: object = {}): Promise<string> {
  await page.request.get('/api/me');
  const data = { game: 'el-capitan', options: { players: seats.length }, seats, shuffle: false, ...more };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  return id;
}

async function sitDown(page: Page, id: string, name: string): Promise<void> {
  await page.request.get('/api/me');
  await page.request.post(`/api/matches/${id}/seats`, { data: { name } });
}

const ADA = { kind: 'me', name: 'Ada' };
const OPEN = { kind: 'open' };
const atTable = (page: Page): Promise<void> => page.locator('.table:not([aria-busy])').waitFor();

/** Waits until a text was read a number of times. */
async function isSpoken(page: Page, text: string | RegExp, times: number): Promise<void> {
  await expect.poll(() => timesSpoken(page, text), { timeout: 15_000 }).toBe(times);
}

/** Opens a match of Ada and Bo that is over. */
async function afterMatch(openPage: OpenPage, harbour: Harbour) {
  const { page: ada } = await openPage({}, harbour.url);
  const { page: bo } = await openPage({}, harbour.url);
  const id = await open(bo, [{ kind: 'me', name: 'Bo' }, OPEN], { standIn: 'deckhand' });
  await sitDown(ada, id, 'Ada');
  for (const page of [ada, bo]) await page.request.post(`/api/matches/${id}/resign`, { data: {} });
  const status = async () => (await (await ada.request.get(`/api/matches/${id}`)).json()).status;
  await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('over');
  await recordRegions(bo);
  for (const page of [ada, bo]) await page.goto(`/match/${id}`);
  return { ada, bo };
}

describe('a screen reader', () => {
  it('reads the first line of a chat, each refusal of a signal, and not the buttons for a person', async ({
    page,
    openPage,
  }) => {
    const id = await open(page, [ADA, OPEN]);
    const { page: bo } = await openPage();
    await sitDown(bo, id, 'Bo');
    await recordRegions(bo);
    for (const one of [page, bo]) await one.goto(`/match/${id}`);
    for (const one of [page, bo]) await atTable(one);
    await bo.locator('.chat-fold').click();
    await bo.getByText('Nobody has said anything yet.').waitFor();
    await page.locator('.chat-fold').click();
    await page.getByRole('button', { name: 'Well played' }).click();
    await isSpoken(bo, /Ada.*Well played/, 1);
    await bo.getByRole('button', { name: 'Ada', exact: true }).click();
    await bo.getByRole('button', { name: 'Block', exact: true }).waitFor();
    expect(await timesSpoken(bo, 'Block')).toBe(0);
    const thanks = bo.getByRole('button', { name: 'Hello' });
    await thanks.click();
    await bo.locator('.chat-line', { hasText: 'Hello' }).waitFor();
    await thanks.click();
    await isSpoken(bo, 'Not so fast', 1);
    await thanks.click();
    await isSpoken(bo, 'Not so fast', 2);
  });

  it('reads each time that an address was copied', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await recordRegions(page);
    await page.goto(`/match/${await open(page, [ADA, OPEN])}`);
    const copy = page.getByRole('button', { name: 'Copy the link' });
    for (const times of [1, 2, 3]) {
      await copy.click();
      await isSpoken(page, 'Copied', times);
    }
  });

  it('reads the refusal of a typed action, a code or a name each time it is repeated', async ({ page }) => {
    await recordRegions(page);
    await openFirstTurn(page, 'el-capitan');
    await page.keyboard.press('/');
    const line = page.getByRole('textbox', { name: 'Action' });
    for (const times of [1, 2]) {
      await line.fill('loan 10');
      await line.press('Enter');
      await isSpoken(page, 'EC-7.1', times);
    }
    await page.keyboard.press('Escape');
    for (const times of [1, 2]) {
      await page.keyboard.press('1');
      await isSpoken(page, 'You come first or second in no city.', times);
    }
    await page.goto('/tables');
    await page.getByRole('button', { name: 'I have a code' }).click();
    const code = page.getByRole('dialog').getByRole('textbox');
    for (const times of [1, 2]) {
      await code.fill('no code');
      await code.press('Enter');
      await isSpoken(page, '14 letters', times);
    }
  });

  it('reads a question once, though the past of the match arrives later and the server restarts', async ({
    harbour,
    openPage,
  }) => {
    const { page } = await openPage({}, harbour.url);
    const bots = ['Bo', 'Cleo'].map((name) => ({ kind: 'bot', level: 'random', name }));
    const id = await open(page, [...bots, ADA]);
    const actor = async () => (await (await page.request.get(`/api/matches/${id}`)).json()).actor;
    await expect.poll(actor, { timeout: 30_000 }).toBe('2');
    await recordRegions(page);
    await page.goto(`/match/${id}`);
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await page.locator('.log li').first().waitFor();
    const question = page.locator('[role="log"] p').last();
    await expect.poll(() => question.count()).toBe(1);
    const text = await question.innerText();
    expect(text).not.toBe('');
    const before = await timesSpoken(page, text);
    expect(before).toBeLessThanOrEqual(1);
    await harbour.stop();
    await page.getByRole('alert').filter({ hasText: 'onnection' }).waitFor();
    await harbour.startAgain();
    await page.locator('.connection').waitFor({ state: 'detached' });
    expect(await timesSpoken(page, text)).toBe(before);
  });

  it('reads a notice of the operators that arrives', async ({ harbour, openPage }) => {
    const { page } = await openPage({}, harbour.url);
    await recordRegions(page);
    await harbour.announce('Tonight Levante rests.');
    const service = async () => await (await page.request.get('/api/service')).text();
    await expect.poll(service, { timeout: 15_000 }).toContain('Tonight Levante rests.');
    await page.goto('/tables');
    await page.locator('.service-strip').waitFor();
    await isSpoken(page, 'Tonight Levante rests.', 1);
  });

  it('reads once that the browser stores no more', async ({ page }) => {
    await recordRegions(page);
    await page.goto('/tables');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('toolbar').getByRole('button', { name: 'Golden Horn' }).click();
    await page.locator('.page-bar').waitFor();
    await isSpoken(page, await page.locator('.page-bar span').innerText(), 1);
  });

  it('reads a request for a rematch and its start once each', async ({ harbour, openPage }) => {
    const { ada, bo } = await afterMatch(openPage, harbour);
    await bo.locator('.rematch').waitFor();
    await bo.keyboard.press('Escape');
    await bo.locator('.rematch').waitFor({ state: 'detached' });
    const button = (page: Page) => page.locator('.rematch').getByRole('button', { name: /^Rematch/ });
    await button(ada).click();
    await bo.locator('.rematch-news').getByText('Ready for a rematch: Ada.').waitFor();
    await isSpoken(bo, 'Ready for a rematch: Ada.', 1);
    await bo.getByRole('button', { name: 'Answer' }).click();
    await button(bo).click();
    await bo.keyboard.press('Escape');
    await bo.locator('.rematch-news').getByText('starts in 2 s').waitFor();
    expect(await timesSpoken(bo, 'Ready for a rematch')).toBe(1);
    expect(await timesSpoken(bo, 'rematch starts in')).toBe(1);
  });

  it('reads each of the seats that bots take over at the same moment', async ({ page, openPage }) => {
    const id = await open(page, [{ kind: 'me', name: 'Bo' }, { kind: 'me', name: 'Cem' }, OPEN], {
      standIn: 'deckhand',
    });
    const { page: ada } = await openPage();
    await sitDown(ada, id, 'Ada');
    await recordRegions(ada);
    await ada.goto(`/match/${id}`);
    await atTable(ada);
    await ada.context().setOffline(true);
    for (const seat of [0, 1]) await page.request.post(`/api/matches/${id}/resign`, { data: { seat } });
    await ada.context().setOffline(false);
    await ada.locator('.connection').waitFor({ state: 'detached' });
    await isSpoken(ada, /^Bo /, 1);
    await isSpoken(ada, /^Cem /, 1);
  });

  it('reads whether a board file fits each time it is chosen', async ({ page }) => {
    await recordRegions(page);
    await page.goto('/new');
    await page.getByText('Own board').or(page.getByText('own file')).or(page.getByText('file')).first().click();
    const file = page.locator('input[type="file"]');
    const put = (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    for (const times of [1, 2]) {
      await put('board.json', 'none');
      await isSpoken(page, 'JSON', times);
    }
  });
});
