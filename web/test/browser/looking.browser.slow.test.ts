import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { openMatch } from './lib/account-page.ts';
import { it } from './lib/browser-test.ts';

/** A request for the stream of a match. */
interface StreamRequest {
  readonly looking: boolean;
  readonly lastId: string | null;
}

/** Collects the requests of a page for the stream of its match. */
function streamsOf(page: Page): readonly StreamRequest[] {
  const streams: StreamRequest[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/stream') || !pathname.startsWith('/api/matches/')) return;
    streams.push({ looking: searchParams.has('looking'), lastId: request.headers()['last-event-id'] ?? null });
  });
  return streams;
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

describe('a match in two tabs', () => {
  it('is looked at in the visible one; what happens meanwhile comes once to both', async ({ ada, page, come }) => {
    const streams = streamsOf(page);
    await page.goto('/');
    const match = await openMatch(page);
    await page.goto(`/match/${match}`);
    await page.locator('.lobby-link').waitFor();
    const other = await ada.context.newPage();
    ada.watch(other);
    const others = streamsOf(other);
    await other.goto(`/match/${match}`);
    await other.locator('.lobby-link').waitFor();
    expect([streams, others].map((all) => all.map(({ looking }) => looking))).toEqual([[true], [true]]);
    await Promise.all([page, other].map(watchForLoss));

    // Hidden for a moment: nothing changes. Hidden for longer: the stream is opened again without it.
    await set(page, 'hidden');
    await set(page, 'visible');
    await set(page, 'hidden');
    await expect.poll(() => streams.map(({ looking }) => looking), { timeout: 20_000 }).toEqual([true, false]);
    expect(streams[1]?.lastId).toBe('0');
    // Bo sits down and plays while the first tab is hidden.
    const { page: bo } = await come();
    await bo.goto('/');
    await bo.request.post(`/api/matches/${match}/seats`, { data: { name: 'Bo' } });
    for (const tab of [page, other]) await tab.locator('.table:not([aria-busy])').waitFor();
    await set(page, 'visible');
    await expect.poll(() => streams.map(({ looking }) => looking)).toEqual([true, false, true]);
    expect(streams[2]?.lastId).toMatch(/^\d+$/);
    expect(others).toHaveLength(1);
    const logs = async () => await Promise.all([page, other].map((tab) => tab.locator('.log li').allInnerTexts()));
    await expect.poll(async () => new Set((await logs()).map((lines) => lines.join('\n'))).size).toBe(1);
    expect(await Promise.all([page, other].map(wasLost))).toEqual([false, false]);
  });
});
