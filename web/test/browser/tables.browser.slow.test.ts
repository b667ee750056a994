import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import type { Harbour } from './lib/server.ts';

const path = (page: Page): string => new URL(page.url()).pathname;
const atTable = (page: Page) => page.locator('.table:not([aria-busy])').waitFor();
const cell = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function post(page: Page, at: string, data: object): Promise<{ readonly id: string; readonly status: string }> {
  const reply = await page.request.post(at, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return await reply.json();
}

/** Opens a public table, as another person. */
async function openTable(page: Page, more: object = {}): Promise<string> {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
  const table = { game: 'el-capitan', options: { players: 2 }, seats, listed: true, ...more };
  return (await post(page, '/api/matches', table)).id;
}

describe('the page of open tables', () => {
  it('brings two strangers together by a quick match, by keys alone, with live clocks', async ({
    harbour,
    openPage,
  }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    for (const { page } of [ada, bo]) {
      await page.goto(`${harbour.url}/tables`);
      await page.getByText('Nobody is waiting at the moment.').waitFor();
    }
    const ours = /^El Capitán, 10 \+ 10/;
    // The grid is one tab stop; arrows move within it, and Escape leaves the table.
    await ada.page.keyboard.press('t');
    await ada.page.keyboard.press('ArrowRight');
    await ada.page.keyboard.press('Enter');
    await cell(ada.page, /^El Capitán, 15 \+ 15.*You are waiting/).waitFor();
    await ada.page.keyboard.press('Escape');
    await cell(ada.page, /^El Capitán, 15 \+ 15.*nobody waits/).waitFor();
    await ada.page.keyboard.press('ArrowLeft');
    await ada.page.keyboard.press('Enter');
    await cell(ada.page, /^El Capitán, 10 \+ 10.*You are waiting/).waitFor();
    await cell(bo.page, /^El Capitán, 10 \+ 10.*1 waits/).waitFor();
    await cell(bo.page, ours).press('Enter');
    await Promise.all([ada.page, bo.page].map((page) => cell(page, /^El Capitán, 10 \+ 10.*Starts in/).waitFor()));
    await Promise.all([ada.page, bo.page].map(atTable));
    expect(path(ada.page)).toBe(path(bo.page));
    const match = await (await ada.page.request.get(`/api${path(ada.page).replace('match', 'matches')}`)).json();
    expect(match).toMatchObject({
      status: 'running',
      clocks: { control: { kind: 'live', bankS: 600, incrementS: 10 } },
    });
  });

  it('is followed on other pages while I wait, which report when my table is full', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    const { page } = ada;
    await bo.page.goto(harbour.url);
    await page.goto(harbour.url);
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/stream')) streams.push(request.url());
    });
    await page.goto(`${harbour.url}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(streams).toEqual([]);
    await page.goto(`${harbour.url}/tables`);
    await cell(page, /^El Capitán, 10 \+ 10/).click();
    await cell(page, /^El Capitán, 10 \+ 10.*You are waiting/).waitFor();
    const [mine] = (await (await page.request.get('/api/matches')).json()).matches;
    const { control } = mine.clocks;
    const quick = { game: 'el-capitan', players: 2, timeControl: control, name: 'Bo' };
    // On a page where something could be lost, a link leads to the match.
    const alone = { game: 'el-capitan', options: { players: 2 }, seats: [1, 2].map(() => ({ kind: 'me', name: 'A' })) };
    const { id } = await post(page, '/api/matches', alone);
    await page.goto(`${harbour.url}/match/${id}`);
    await page.getByRole('link', { name: '1 of 2 is waiting' }).waitFor();
    expect(await hindrances(page)).toEqual([]);
    // A phone shows less of the link's name.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: '1 of 2 is waiting' }).getByText('1/2').waitFor();
    expect(await hindrances(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: '1 of 2 is waiting' }).click();
    await page.waitForURL('**/tables');
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.getByRole('link', { name: '1 of 2 is waiting' }).waitFor();
    expect((await post(bo.page, '/api/quick-match', quick)).id).toBe(mine.id);
    await page.getByRole('link', { name: /Starts in \d s/ }).waitFor();
    expect(await page.title()).toMatch(/^Table full: El Capitán/);
    await page.waitForURL(`**/match/${mine.id}`);
    await atTable(page);
    expect(await page.getByRole('link', { name: /Starts in|has started/ }).count()).toBe(0);
  });

  it('reports a full table in all my tabs until one of them shows its match', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    await bo.page.goto(harbour.url);
    const id = await openTable(bo.page, { listed: false });
    const { page } = ada;
    const other = await ada.context.newPage();
    // Here something could be lost: a link leads to the match.
    for (const one of [page, other]) await one.goto(`${harbour.url}/new`);
    await post(page, `/api/matches/${id}/seats`, { name: 'Ada' });
    await page.evaluate((wait) => localStorage.setItem('levante.tables.waits', JSON.stringify([wait])), id);
    const link = other.getByRole('link', { name: /Starts in \d s|has started/ });
    await link.waitFor();
    await page.goto(`${harbour.url}/match/${id}`);
    await atTable(page);
    await link.waitFor({ state: 'detached', timeout: 5000 });
  });

  it('takes me to my match if I open it while the match starts', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    const { page } = ada;
    await bo.page.goto(harbour.url);
    await page.goto(`${harbour.url}/tables`);
    await cell(page, /^Golden Horn, 10 \+ 10/).click();
    await cell(page, /^Golden Horn, 10 \+ 10.*You are waiting/).waitFor();
    const [mine] = (await (await page.request.get('/api/matches')).json()).matches;
    await page.goto(`${harbour.url}/new`);
    await page.getByRole('link', { name: '1 of 2 is waiting' }).waitFor();
    const quick = { game: mine.game, players: 2, timeControl: mine.clocks.control, name: 'Bo' };
    expect((await post(bo.page, '/api/quick-match', quick)).id).toBe(mine.id);
    await page.getByRole('link', { name: /Starts in \d s/ }).waitFor();
    await page.goto(`${harbour.url}/tables`);
    await page.waitForURL(`**/match/${mine.id}`);
    await atTable(page);
  });

  it('refuses to wait at a fourth table, and says why', async ({ harbour, openPage }) => {
    const { page } = await openPage(undefined, harbour.url);
    await page.goto(`${harbour.url}/tables`);
    await page.getByText('Nobody is waiting at the moment.').waitFor();
    for (const time of ['10 \\+ 10', '15 \\+ 15', '20 \\+ 20']) {
      await cell(page, new RegExp(`^El Capitán, ${time}`)).click();
      await cell(page, new RegExp(`^El Capitán, ${time}.*You are waiting`)).waitFor();
    }
    await cell(page, /^El Capitán, One day/).press('Enter');
    await page.getByText('You are waiting at three tables already. Leave one first.').first().waitFor();
    expect(await cell(page, /^El Capitán, One day.*You are waiting/).count()).toBe(0);
  });

  it('keeps the focus in the list and says so when another player takes the seat', async ({ harbour, openPage }) => {
    const visitor = () => openPage(undefined, harbour.url);
    const ada = await visitor();
    const bo = await visitor();
    const eve = await visitor();
    const { page } = ada;
    const id = await openTable(bo.page);
    await page.goto(`${harbour.url}/tables`);
    const sit = page.getByRole('button', { name: /^Sit down: El Capitán with Bo/ });
    await sit.waitFor();
    await page.route('**/api/tables/stream**', (route) => route.abort());
    await sit.focus();
    await page.route(`**/api/matches/${id}/seats`, async (route) => {
      await eve.page.request.get('/api/me');
      await post(eve.page, `/api/matches/${id}/seats`, { name: 'Eve' });
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await page
      .getByText(/The seat was taken a moment ago\.|^gone$/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.table-row') !== null)).toBe(true);
  });

  it('keeps its rows in place, and filters them', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    const { page } = ada;
    await bo.page.goto(harbour.url);
    const first = await openTable(bo.page);
    await page.goto(`${harbour.url}/tables`);
    const rows = page.locator('.table-row');
    await rows.filter({ hasText: 'No clock' }).waitFor();
    // A new table waits behind a line.
    await openTable(bo.page, { game: 'golden-horn', timeControl: { kind: 'days', hours: 24 } });
    await page.getByRole('button', { name: '1 new table' }).click();
    await rows.filter({ hasText: 'One day a turn' }).waitFor();
    await page.getByRole('button', { name: 'Over days' }).click();
    expect(new URL(page.url()).search).toBe('?pace=days');
    expect(await rows.count()).toBe(1);
    await page.goto(`${harbour.url}/tables`);
    await rows.filter({ hasText: 'Golden Horn' }).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await page.getByRole('link', { name: 'Open one like it' }).waitFor();
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    // A table that is called off says so before it disappears.
    await post(bo.page, `/api/matches/${first}/call-off`, {});
    await rows.filter({ hasText: 'gone' }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await hindrances(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await hindrances(page)).toEqual([]);
  });

  it('shows a table opened there to all visitors, and seats others with one press', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    await bo.page.goto(`${harbour.url}/tables`);
    await bo.page.getByText('Nobody is waiting at the moment.').waitFor();
    await ada.page.goto(`${harbour.url}/tables`);
    await ada.page.getByRole('link', { name: 'Open a table' }).click();
    await ada.page.getByRole('radio', { name: '2', exact: true }).check();
    expect(await ada.page.getByRole('radio', { name: /^Everybody/ }).isChecked()).toBe(true);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    await bo.page.getByRole('button', { name: /^Sit down: El Capitán with/ }).click();
    await Promise.all([ada.page, bo.page].map(atTable));
    // While the other plays, a match that waits elsewhere is one press away.
    const { actor, mine } = await (
      await ada.page.request.get(`/api${path(ada.page).replace('match', 'matches')}`)
    ).json();
    const { page } = mine.includes(Number(actor)) ? bo : ada;
    const seats = ['A', 'B'].map((name) => ({ kind: 'me', name }));
    const { id } = await post(page, '/api/matches', { game: 'golden-horn', options: { players: 2 }, seats });
    await page.reload();
    const next = page.getByRole('link', { name: 'Next match: it’s your turn in one match' });
    await next.waitFor();
    expect(await hindrances(page)).toEqual([]);
    await next.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(id));
  });

  it('leads to a table by its code', async ({ harbour, openPage }) => {
    const ada = await openPage(undefined, harbour.url);
    const bo = await openPage(undefined, harbour.url);
    await bo.page.goto(harbour.url);
    const id = await openTable(bo.page, { listed: false });
    await ada.page.goto(`${harbour.url}/tables`);
    await ada.page.getByRole('button', { name: 'I have a code' }).click();
    await ada.page.getByLabel('Code or link').fill('nonsense');
    await ada.page.getByRole('button', { name: 'Go to the table' }).click();
    await ada.page.getByText('A code has 14 letters and digits.').waitFor();
    await ada.page.getByLabel('Code or link').fill(`${harbour.url}/match/${id}`);
    await ada.page.getByRole('button', { name: 'Go to the table' }).click();
    await ada.page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(path(ada.page)).toBe(`/match/${id}`);
  });
});

/** Ada and Bo on the page of their match, which bots have played to its end. */
async function afterMatch(openPage: OpenPage, harbour: Harbour) {
  const ada = await openPage(undefined, harbour.url);
  const bo = await openPage(undefined, harbour.url);
  for (const { page } of [ada, bo]) await page.goto(harbour.url);
  const id = await openTable(bo.page, { standIn: 'deckhand' });
  await ada.page.request.get('/api/me');
  await post(ada.page, `/api/matches/${id}/seats`, { name: 'Ada' });
  for (const { page } of [ada, bo]) await post(page, `/api/matches/${id}/resign`, {});
  const statusNow = async () => (await (await ada.page.request.get(`/api/matches/${id}`)).json()).status;
  await expect.poll(statusNow, { timeout: 60_000, interval: 200 }).toBe('over');
  for (const { page } of [ada, bo]) await page.goto(`${harbour.url}/match/${id}`);
  return { ada: ada.page, bo: bo.page, id };
}

const rematchButton = (page: Page) => page.locator('.rematch').getByRole('button', { name: /^Rematch/ });

/** Asks for a rematch, and closes the standings. */
async function askAndLeave(page: Page): Promise<void> {
  await rematchButton(page).click();
  await page.getByText('You are ready. Waiting for the others.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.rematch').waitFor({ state: 'detached' });
}

describe('after a match', () => {
  it('each player is offered a rematch, which opens when all are ready', async ({ harbour, openPage }) => {
    const { ada, bo, id } = await afterMatch(openPage, harbour);
    await rematchButton(bo).click();
    await bo.getByText('You are ready. Waiting for the others.').waitFor();
    await ada.locator('.rematch').getByText('1 is ready').waitFor();
    expect(await hindrances(ada)).toEqual([]);
    await rematchButton(ada).click();
    await Promise.all([ada, bo].map((page) => page.waitForURL((url) => !url.pathname.endsWith(id))));
    await Promise.all([ada, bo].map(atTable));
    expect(path(ada)).toBe(path(bo));
  });

  it('a rematch takes along players who look back, and asks them over the table', async ({ harbour, openPage }) => {
    const { ada, bo, id } = await afterMatch(openPage, harbour);
    await ada.locator('.rematch').waitFor();
    await ada.keyboard.press('Escape');
    await ada.locator('.rematch').waitFor({ state: 'detached' });
    await askAndLeave(bo);
    await bo.getByRole('button', { name: 'Menu' }).click();
    await bo.getByRole('dialog').waitFor();
    // Ada has closed the standings too: she is asked over the table.
    const news = ada.locator('.rematch-news');
    await news.getByText('Ready for a rematch: Bo.').waitFor();
    expect(await hindrances(ada)).toEqual([]);
    await news.getByRole('button', { name: 'Answer' }).click();
    await rematchButton(ada).click();
    await bo
      .locator('.rematch-news')
      .getByText(/^The rematch starts in \d s$/)
      .waitFor();
    await Promise.all([ada, bo].map((page) => page.waitForURL((url) => !url.pathname.endsWith(id))));
    await Promise.all([ada, bo].map(atTable));
    expect(path(ada)).toBe(path(bo));
  });

  it('a rematch takes along players who wait for it on another page', async ({ harbour, openPage }) => {
    const { ada, bo, id } = await afterMatch(openPage, harbour);
    await askAndLeave(bo);
    await bo.keyboard.press('Escape');
    await bo.locator('.match-home').click();
    await bo.waitForURL(`${harbour.url}/`);
    await rematchButton(ada).click();
    await bo.waitForURL((url) => url.pathname.startsWith('/match/'));
    await atTable(bo);
    await ada.waitForURL((url) => !url.pathname.endsWith(id));
    expect(path(ada)).toBe(path(bo));
  });

  it('a rematch under way is one press away, and takes no reader from the finished match', async ({
    harbour,
    openPage,
  }) => {
    const { ada, bo, id } = await afterMatch(openPage, harbour);
    await askAndLeave(bo);
    await rematchButton(ada).click();
    await Promise.all([ada, bo].map((page) => page.waitForURL((url) => !url.pathname.endsWith(id))));
    await ada.goto(`${harbour.url}/match/${id}`);
    await ada.locator('.rematch').getByRole('link', { name: 'Go to the rematch' }).click();
    await atTable(ada);
    expect(path(ada)).toBe(path(bo));
  });
});
