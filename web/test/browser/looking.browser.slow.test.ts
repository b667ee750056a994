import { chromium, type Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { openMatch } from './lib/account-page.ts';
import { BROWSER } from './lib/browser.ts';
import { it as base } from './lib/browser-test.ts';
import { standing } from './lib/screens.ts';
import { Harbour } from './lib/server.ts';

/** Collects the requests of a page for the stream of its match: the ids of the events after which they continue. */
function streamsOf(page: Page): (string | null)[] {
  const streams: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('/stream') || !pathname.startsWith('/api/matches/')) return;
    streams.push(request.headers()['last-event-id'] ?? null);
  });
  return streams;
}

/** Collects what a page says about being looked at. */
function signsOf(page: Page): unknown[] {
  const signs: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/looking')) signs.push(request.postDataJSON()?.looking);
  });
  return signs;
}

/** Hides or shows a tab, as far as its page can tell: a browser without windows shows all. */
const set = (page: Page, visibility: DocumentVisibilityState): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** Records on the page whether it has ever said that the connection was lost. */
const watchForLoss = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.connection')) document.documentElement.dataset.lost = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
const wasLost = (page: Page): Promise<boolean> => page.evaluate(() => 'lost' in document.documentElement.dataset);

const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('clock', async ({}, { onCleanup }) => {
    const clock = { aheadMs: 0 };
    const harbour = await Harbour.open({ monotonic: () => performance.now() + clock.aheadMs });
    onCleanup(() => harbour.close());
    const pass = (ms: number): void => {
      clock.aheadMs += ms;
    };
    return { harbour, pass };
  });

describe('a match in several tabs', () => {
  it('sends its sign from the visible tab, and shows later events once in both', async ({ ada, page, openPage }) => {
    const signs = signsOf(page);
    await page.goto('/');
    const match = await openMatch(page);
    await page.goto(`/match/${match}`);
    await page.locator('.lobby-link').waitFor();
    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto(`/match/${match}`);
    await other.locator('.lobby-link').waitFor();
    await Promise.all([page, other].map(watchForLoss));
    // Hidden for a moment: nothing changes. Hidden for longer: it is no longer looked at.
    await set(page, 'hidden');
    await set(page, 'visible');
    await set(page, 'hidden');
    await expect.poll(() => signs.at(-1), { timeout: 20_000 }).toBe(false);
    // Bo sits down and plays while the first tab is hidden.
    const { page: bo } = await openPage();
    await bo.goto('/');
    await bo.request.post(`/api/matches/${match}/seats`, { data: { name: 'Bo' } });
    for (const tab of [page, other]) await tab.locator('.table:not([aria-busy])').waitFor();
    await set(page, 'visible');
    await expect.poll(() => signs.at(-1)).toBe(true);
    const logs = async () => await Promise.all([page, other].map((tab) => tab.locator('.log li').allInnerTexts()));
    await expect.poll(async () => new Set((await logs()).map((lines) => lines.join('\n'))).size).toBe(1);
    expect(await Promise.all([page, other].map(wasLost))).toEqual([false, false]);
  });

  it('says in the fifth match that other tabs use the connections, until one of these is closed', async ({
    ada,
    page,
  }) => {
    await page.goto('/');
    const matches = [];
    for (let i = 0; i < 5; i++) matches.push(await openMatch(page));
    const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => ada.context.newPage())))];
    for (const [i, tab] of tabs.entries()) {
      if (i > 0) ada.watch(tab);
      await tab.request.post(`/api/matches/${matches[i]}/bots`, { data: { seat: 1, level: 'deckhand' } });
      await tab.goto(`/match/${matches[i]}`);
      await standing(tab);
    }
    const last = tabs[4] ?? page;
    await last.getByText('Other tabs use this browser’s connections.').waitFor();
    expect(await hindrances(last)).toEqual([]);
    await last.locator('.connection').getByRole('button', { name: 'Close' }).click();
    await last.locator('.connection').waitFor({ state: 'detached' });
  });

  it('has one stream for ten tabs, all of which follow it, also after the tab with the stream is closed', async ({
    ada,
    page,
    openPage,
  }) => {
    await page.goto('/');
    const match = await openMatch(page);
    const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => ada.context.newPage())))];
    const streams = tabs.map((tab) => streamsOf(tab));
    for (const tab of tabs.slice(1)) ada.watch(tab);
    await Promise.all(tabs.map((tab) => tab.goto(`/match/${match}`)));
    for (const tab of tabs) await tab.locator('.lobby-link').waitFor();
    const { page: bo } = await openPage();
    await bo.goto('/');
    await bo.request.post(`/api/matches/${match}/seats`, { data: { name: 'Bo' } });
    for (const tab of tabs) await standing(tab);
    // It starts again for new tabs, in the same tab.
    const connected = () => streams.filter(({ length }) => length > 0).length;
    expect(connected()).toBe(1);
    const leading = streams.findIndex(({ length }) => length > 0);
    await tabs[leading]?.close();
    const rest = tabs.filter((_, i) => i !== leading);
    // Another page of the same browser still gets an answer.
    expect((await rest[0]?.evaluate(() => fetch('/api/games').then(({ status }) => status))) ?? 0).toBe(200);
    await expect.poll(connected).toBe(2);
    const { actor }: { actor: string } = await (await page.context().request.get(`/api/matches/${match}`)).json();
    expect(['0', '1']).toContain(actor);
  });
});

describe('a live match to which Back leads from another site', () => {
  it('shows the remaining time although the page comes out of the browser’s cache of pages', async ({ clock }) => {
    const other = await Harbour.open();
    const browser = await chromium.launch({ ...BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    try {
      const context = await browser.newContext({ baseURL: clock.harbour.url });
      const page = await context.newPage();
      await page.goto('/');
      const seats = [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', level: 'deckhand' },
      ];
      const timeControl = { kind: 'live', bankS: 300, incrementS: 20 };
      const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false, timeControl };
      const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
      await page.goto(`/match/${id}`);
      const own = (tab: Page) => tab.locator('.player').filter({ hasText: 'Ada' }).getByRole('timer');
      await own(page).waitFor();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.kept = String(persisted);
        });
      });
      await page.goto(other.url);
      clock.pass(4000);
      await page.waitForTimeout(300);
      // A page out of the cache does not load.
      await page.goBack({ waitUntil: 'commit' });
      const fresh = await context.newPage();
      await fresh.goto(`/match/${id}`);
      await own(fresh).waitFor();
      const seconds = async (tab: Page): Promise<number> => {
        const [minutes = 0, rest = 0] = (await own(tab).innerText()).match(/\d+/g)?.map(Number) ?? [];
        return 60 * minutes + rest;
      };
      await expect.poll(async () => Math.abs((await seconds(page)) - (await seconds(fresh)))).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('true');
    } finally {
      await browser.close();
      await other.close();
    }
  });
});
