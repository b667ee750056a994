import type { Page } from '@playwright/test';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import { legalFor } from './lib/legal-lines.ts';

const DAY_MS = 86_400_000;

/** Opens a match of Ada and Bo on both pages, after Ada's first turn. */
async function forTwo(game: string, page: Page, openPage: OpenPage, look?: Parameters<OpenPage>[0], more: object = {}) {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game, options: { players: 2 }, seats, shuffle: false, ...more };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  const bo = await openPage(look);
  await bo.page.request.get('/api/me');
  await bo.page.request.post(`/api/matches/${id}/seats`, { data: { name: 'Bo' } });
  const pages = [page, bo.page] as const;
  await playTurn(id, pages);
  const start = await ply(page, id);
  while ((await ply(page, id)) === start || (await actor(page, id)) === '0') await playTurn(id, pages);
  for (const one of pages) await one.goto(`/match/${id}`);
  for (const one of pages) await one.locator('.table:not([aria-busy])').waitFor();
  return { id, bo: bo.page };
}

const described = async (page: Page, id: string) => await (await page.request.get(`/api/matches/${id}`)).json();
const ply = async (page: Page, id: string): Promise<number> => (await described(page, id)).ply;
const actor = async (page: Page, id: string): Promise<string> => (await described(page, id)).actor;

/** Plays one action of the seat to act. */
async function playTurn(id: string, pages: readonly [Page, Page]): Promise<void> {
  const match = await described(pages[0], id);
  const seat = Number(match.actor);
  const page = pages[seat] ?? pages[0];
  const actions = [(await legalFor(page, id)).at(-1) ?? ''];
  const key = `key-${match.ply}-${id}`;
  const reply = await page.request.post(`/api/matches/${id}/actions`, { data: { ply: match.ply, key, actions } });
  if (!reply.ok()) throw new Error(await reply.text());
}

async function ask(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: entry }).click();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Request' }).locator('.proposal-text > p');
const answer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Request' }).getByRole('button', { name });

/** Waits until the banner takes presses: it takes none in its first moments. */
const isAnswerable = (page: Page): Promise<void> =>
  page.locator('.proposal:not([data-fresh])', { has: page.getByRole('button') }).waitFor();

describe('a request to the other player', () => {
  it('to take back a turn leads both pages and the old address to the new match when agreed to', async ({
    page,
    openPage,
  }) => {
    const { id, bo } = await forTwo('el-capitan', page, openPage);
    await ask(page, 'Ask to take back my last turn');
    await banner(page).filter({ hasText: 'You asked to take back your last turn.' }).waitFor();
    await banner(bo).filter({ hasText: 'Ada asks to take back their last turn.' }).waitFor();
    await bo.getByRole('status').getByText('Ada asks to take back their last turn.').waitFor({ state: 'attached' });
    const [refuse, agree] = await Promise.all(['Refuse', 'Agree'].map((name) => answer(bo, name).boundingBox()));
    expect(agree?.height).toBe(refuse?.height);
    expect(await hindrances(bo)).toEqual([]);
    expect(await hindrances(page)).toEqual([]);
    await isAnswerable(bo);
    await answer(bo, 'Agree').press('Enter');
    const isElsewhere = (url: URL) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id);
    await Promise.all([page.waitForURL(isElsewhere), bo.waitForURL(isElsewhere)]);
    expect(page.url()).toBe(bo.url());
    await page.locator('.log').getByText('The turn played here was taken back.').waitFor();
    await page.locator('.turn[data-mine]').waitFor();
    const late = await openPage();
    await late.page.goto(`/match/${id}`);
    await late.page.waitForURL(isElsewhere);
    expect(late.page.url()).toBe(page.url());
    await page.goto('/');
    await page.locator('a[href*="/match/"]').first().waitFor();
    expect(await page.locator(`a[href$="${id}"]`).count()).toBe(0);
  }, 120_000);

  it('to take back a turn leads players who are looking back to the match that continues theirs', async ({
    page,
    openPage,
  }) => {
    const { id, bo } = await forTwo('el-capitan', page, openPage);
    await ask(page, 'Ask to take back my last turn');
    for (const one of [page, bo]) {
      await one.getByRole('button', { name: 'Look back' }).click();
      await one.waitForURL(/\?ply=/);
    }
    await isAnswerable(bo);
    await answer(bo, 'Agree').press('Enter');
    const isElsewhere = (url: URL) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id);
    await Promise.all([page.waitForURL(isElsewhere), bo.waitForURL(isElsewhere)]);
    for (const one of [page, bo]) await one.locator('.table:not([aria-busy])').waitFor();
    expect([page.url(), new URL(page.url()).search]).toEqual([bo.url(), '']);
    // Who opens a moment of the old match meanwhile is left there.
    const late = await openPage();
    await late.page.goto(`/match/${id}?ply=1`);
    await late.page.locator('.look-back').waitFor();
    expect(late.page.url()).toContain(`${id}?ply=1`);
  }, 120_000);

  it('to take back a turn says that used time stays used, and is counted in the results', async ({
    page,
    openPage,
  }) => {
    const timeControl = { kind: 'live', bankS: 600, incrementS: 10 };
    const { id, bo } = await forTwo(
      'golden-horn',
      page,
      openPage,
      { width: 390, height: 844, touch: true },
      { timeControl },
    );
    await ask(page, 'Ask to take back my last turn');
    for (const one of [page, bo]) {
      await banner(one).filter({ hasText: 'Time used until this request stays used.' }).waitFor();
      expect(await hindrances(one)).toEqual([]);
    }
    // On a phone that lies down the text has the width of its column.
    await bo.setViewportSize({ width: 844, height: 390 });
    await bo.locator('.table[data-layout="across"]').waitFor();
    const widthOf = async (part: string) => (await bo.locator(part).boundingBox())?.width ?? 0;
    expect(await widthOf('.proposal-text')).toBeGreaterThan(0.8 * (await widthOf('.proposal')));
    expect(await hindrances(bo)).toEqual([]);
    await bo.setViewportSize({ width: 390, height: 844 });
    await isAnswerable(bo);
    await answer(bo, 'Agree').click();
    const isElsewhere = (url: URL) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id);
    await Promise.all([page.waitForURL(isElsewhere), bo.waitForURL(isElsewhere)]);
    await page.locator('.table:not([aria-busy])').waitFor();
    await ask(page, 'Ask to end now');
    await isAnswerable(bo);
    await answer(bo, 'Agree').click();
    for (const one of [page, bo]) {
      await one.getByText('One turn was taken back.').waitFor({ timeout: 60_000 });
      expect(await hindrances(one)).toEqual([]);
    }
  }, 120_000);

  it('can be refused or withdrawn, and lapses when a turn is played', async ({ page, openPage }) => {
    const { id, bo } = await forTwo('golden-horn', page, openPage, { width: 390, height: 844, touch: true });
    await ask(page, 'Ask to take back my last turn');
    await answer(bo, 'Refuse').waitFor();
    // A press in the first moments is not an answer.
    await answer(bo, 'Refuse').dispatchEvent('click');
    expect(await answer(bo, 'Refuse').count()).toBe(1);
    expect(await hindrances(bo)).toEqual([]);
    await isAnswerable(bo);
    await answer(bo, 'Refuse').click();
    await banner(page).filter({ hasText: 'Bo refused.' }).waitFor();
    await ask(page, 'Ask to take back my last turn');
    await page.getByText('You have asked this already.').waitFor();
    await page.keyboard.press('Escape');
    await ask(page, 'Ask to cancel the match');
    await banner(bo).filter({ hasText: 'Ada asks to cancel the match.' }).waitFor();
    await isAnswerable(page);
    await answer(page, 'Withdraw').click();
    await banner(bo).filter({ hasText: 'Ada withdrew the request.' }).waitFor();
    await playTurn(id, [page, bo]);
    await ask(page, 'Ask to cancel the match');
    await banner(bo).filter({ hasText: 'Ada asks to cancel the match.' }).waitFor();
    while ((await actor(page, id)) === '0') await playTurn(id, [page, bo]);
    await playTurn(id, [page, bo]);
    await banner(page).filter({ hasText: 'The request has lapsed.' }).waitFor();
    expect((await described(page, id)).status).toBe('running');
    // A page opened later does not report it again.
    await page.reload();
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.waitForTimeout(1000);
    expect(await banner(page).count()).toBe(0);
  }, 120_000);

  it('to end now lets bots play the rest on both pages, and the results appear', async ({ page, openPage }) => {
    const { bo } = await forTwo('el-capitan', page, openPage);
    await ask(page, 'Ask to end now');
    await bo.getByText('Bots play the rest at once, and places follow.').first().waitFor();
    await isAnswerable(bo);
    await answer(bo, 'Agree').click();
    for (const one of [page, bo]) {
      await one.getByText('Everybody agreed to end now.').first().waitFor();
      expect(await one.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    }
    const isSettled = async () => {
      await page
        .locator('.payday-next')
        .click({ timeout: 500 })
        .catch(() => null);
      return await page.locator('.standings').isVisible();
    };
    await expect.poll(isSettled, { timeout: 120_000 }).toBe(true);
  }, 240_000);

  it('to cancel ends the match on both pages', async ({ page, openPage }) => {
    const { bo } = await forTwo('golden-horn', page, openPage);
    await ask(page, 'Ask to cancel the match');
    await answer(bo, 'Agree').waitFor();
    await isAnswerable(bo);
    await answer(bo, 'Agree').click();
    for (const one of [page, bo]) {
      await banner(one).filter({ hasText: 'Everybody agreed: the match is cancelled.' }).waitFor();
      await one.locator('.turn').getByText('The match was ended without a result.').waitFor();
    }
  }, 120_000);

  it('to pause until a day lets the clocks stand still, on a phone as well, until both go on', async ({
    page,
    openPage,
  }) => {
    const timeControl = { kind: 'days', hours: 24 };
    const { id, bo } = await forTwo('golden-horn', page, openPage, {}, { timeControl });
    await bo.setViewportSize({ width: 390, height: 844 });
    await ask(page, 'Ask to pause until a day');
    await page.locator('input[type="datetime-local"]:focus').waitFor();
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await banner(bo)
      .filter({ hasText: /^Ada asks to pause until .*09:00\.$/ })
      .waitFor();
    expect(await bo.locator('.proposal-clock').textContent()).toMatch(/^2[34] h$/);
    await isAnswerable(bo);
    await answer(bo, 'Agree').click();
    await bo.locator('.rest-line', { hasText: /^Paused until .*09:00$/ }).waitFor();
    await page.locator('.pace-line', { hasText: /^Paused until .*09:00$/ }).waitFor();
    expect(await hindrances(bo)).toEqual([]);
    await ask(bo, 'Ask to go on now');
    await isAnswerable(page);
    await answer(page, 'Agree').click();
    await bo.locator('.rest-line').waitFor({ state: 'detached' });
    const { clocks, actor: acting } = await described(page, id);
    expect(clocks.seats[Number(acting)].since).toEqual(expect.any(Number));
  }, 120_000);

  it('for a bot is offered after a player’s day of absence, and that player takes the seat back', async ({
    openPage,
    harbour,
  }) => {
    const { page } = await openPage({}, harbour.url);
    const { id, bo } = await forTwo('golden-horn', page, (look) => openPage(look, harbour.url));
    const letABot = page.getByRole('button', { name: 'Let a bot play for Bo' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Ask to cancel the match' }).waitFor();
    expect(await letABot.count()).toBe(0);
    const boAgain = await bo.context().newPage();
    await bo.close();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    // The server writes this header with the real time.
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/stream'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), date: new Date().toUTCString() } });
      },
    );
    await page.clock.setSystemTime(Date.now());
    await page.goto(`/match/${id}`);
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await letABot.waitFor();
    expect(await hindrances(page)).toEqual([]);
    await letABot.click();
    await page.locator('.log').getByText('Bo is away. Deckhand plays on.').waitFor();
    // The panel of the seat keeps its rows.
    const rows = page.locator('[data-anchor="seat-1"] > :is(.player-name, .player-standin, .gh-fleet)');
    const tops = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(tops.map(({ width }) => width > 60)).toEqual([true, true, true]);
    expect((await described(page, id)).seats[1]).toMatchObject({ name: 'Bo', playedBy: { why: 'away' } });

    await boAgain.goto(`/match/${id}`);
    await boAgain.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(async () => (await described(boAgain, id)).seats[1].playedBy).toBeUndefined();
  }, 120_000);
});
