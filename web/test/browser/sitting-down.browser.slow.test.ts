import type { BotKit } from '@levante/bots';
import { type MatchRecord, readRecord } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { haveAccount, press } from './lib/account-page.ts';
import { it as withBrowser } from './lib/browser-test.ts';
import { legalFor } from './lib/legal-lines.ts';
import { Harbour } from './lib/server.ts';

const HEX = /^[0-9a-f]{32}$/;
const PATIENCE_MS = 240_000;

/** The bots of the games, all of which play at random, so that matches are soon over. */
const QUICK_KITS = new Map(
  [...KITS].map(([id, kit]): [string, BotKit] => [
    id,
    { ...kit, think: (question) => kit.think({ ...question, level: 'random' }) },
  ]),
);

const it = withBrowser
  .extend('harbour', async ({ browser: _ }, { onCleanup }): Promise<Harbour> => {
    const harbour = await Harbour.open({ games: { rules: GAMES, kits: QUICK_KITS } });
    onCleanup(() => harbour.close());
    return harbour;
  })
  // A name under which passkeys work, too.
  .extend('server', ({ harbour }) => harbour.url.replace('127.0.0.1', 'localhost'));

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const atTable = (page: Page) => page.locator('.table:not([aria-busy])').waitFor({ timeout: PATIENCE_MS });
const matchOf = async (page: Page, id: string) => await (await page.request.get(`/api/matches/${id}`)).json();

/** Plays for a person until a match has a number of plies, and they have just played. */
async function playTo(page: Page, id: string, plies: number): Promise<void> {
  const { mine } = await matchOf(page, id);
  for (let ply = 0; ply < plies; ) {
    await expect.poll(async () => (await matchOf(page, id)).actor, { timeout: PATIENCE_MS }).toBe(String(mine[0]));
    const match = await matchOf(page, id);
    const actions = [(await legalFor(page, id)).at(-1)];
    const key = `key-${match.ply}-${id}`;
    ({ ply } = await post(page, `/api/matches/${id}/actions`, { ply: match.ply, key, actions }));
  }
}

/** Waits until a page shows another match than this one. */
const leaves = (page: Page, id: string) =>
  page.waitForURL((url) => /^\/match\/[a-z0-9]{14}$/.test(url.pathname) && !url.pathname.endsWith(id), {
    timeout: PATIENCE_MS,
  });

async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return await reply.json();
}

/** Lets bots play a match to its end for its people. Returns the record, whose deal is verified. */
async function playedOut(id: string, pages: readonly Page[]): Promise<MatchRecord> {
  for (const page of pages) await post(page, `/api/matches/${id}/resign`, {});
  const [first] = pages;
  if (!first) throw new Error('nobody plays');
  await expect
    .poll(async () => (await matchOf(first, id)).status, { timeout: PATIENCE_MS, interval: 200 })
    .toBe('over');
  const read = readRecord(await (await first.request.get(`/api/matches/${id}/record`)).json());
  if (!read.ok) throw new Error('no record');
  expect(verifyRecord(GAMES, read.value)).toMatchObject({ ok: true, verified: { deal: true } });
  return read.value;
}

/** Opens the menu of a finished match, where the deal is. */
async function openDeal(page: Page, id: string): Promise<void> {
  await page.goto(`/match/${id}`);
  await atTable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByText('The seed proves the deal.').waitFor();
}

/** Plays a match out; each of its people must have added to its seed, and their page must say so. */
async function allAdded(id: string, pages: readonly Page[]): Promise<void> {
  const { meta } = await playedOut(id, pages);
  const added: unknown = meta?.entropy;
  if (!Array.isArray(added)) throw new Error('nobody added anything');
  expect(new Set(added.filter((one) => one !== null)).size).toBe(pages.length);
  for (const page of pages) {
    const { mine } = await matchOf(page, id);
    expect(added[mine[0]]).toMatch(HEX);
    await openDeal(page, id);
    await page.getByText('Your own contribution to the seed is in it.').waitFor();
  }
}

/** Sets up a match of Golden Horn for two with a free seat, on the page. */
async function openTable(page: Page, choose: () => Promise<void> = async () => {}): Promise<string> {
  await page.goto('/new?seats=open&game=golden-horn');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await choose();
  await press(page, 'Open the table');
  await page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
  return idOf(page);
}

/** Opens a match of Golden Horn against a bot from the home page. It begins immediately. */
async function playBots(page: Page): Promise<string> {
  await page.goto('/');
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Golden Horn' }) })
    .getByRole('button', { name: /^Play/ })
    .first()
    .click();
  await page.waitForURL('**/match/*');
  await atTable(page);
  return idOf(page);
}

describe('a player adds entropy to the seed before it deals', () => {
  it('when they play against bots', async ({ page }) => {
    await allAdded(await playBots(page), [page]);
  });

  it('when they set up a table, and when they join by its link', async ({ page, openPage }) => {
    const { page: bo } = await openPage();
    const id = await openTable(page);
    await bo.goto(`/match/${id}`);
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([page, bo].map(atTable));
    await allAdded(id, [page, bo]);
  });

  it('when they take a seat from the list of open tables', async ({ page, openPage }) => {
    const { page: bo } = await openPage();
    const id = await openTable(page);
    await bo.goto('/tables');
    await bo.getByRole('button', { name: /^Sit down: Golden Horn with / }).click();
    await Promise.all([page, bo].map(atTable));
    await allAdded(id, [page, bo]);
  });

  it('when they meet in a quick match, first or second', async ({ page, openPage }) => {
    const { page: bo } = await openPage();
    const cell = (one: Page) => one.getByRole('button', { name: /^El Capitán, 10 \+ 10/ });
    await page.goto('/tables');
    await cell(page).click();
    await page.getByRole('button', { name: /^El Capitán, 10 \+ 10.*You are waiting/ }).waitFor();
    await bo.goto('/tables');
    await cell(bo).click();
    await Promise.all([page, bo].map((one) => one.waitForURL('**/match/*')));
    expect(idOf(page)).toBe(idOf(bo));
    await allAdded(idOf(page), [page, bo]);
  });

  it('when they ask for a rematch, and when they agree to it', async ({ page, openPage }) => {
    const { page: bo } = await openPage();
    const id = await openTable(page);
    await bo.goto(`/match/${id}`);
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([page, bo].map(atTable));
    await playedOut(id, [page, bo]);
    for (const one of [page, bo]) await one.goto(`/match/${id}`);
    await page.locator('.rematch').getByRole('button', { name: 'Rematch' }).click();
    await page.getByText('You are ready. Waiting for the others.').waitFor();
    await bo
      .locator('.rematch')
      .getByRole('button', { name: /^Rematch/ })
      .click();
    await Promise.all([page, bo].map((one) => leaves(one, id)));
    await allAdded(idOf(page), [page, bo]);
  });

  it('when they play again against bots, and when they play on from a position', async ({ page }) => {
    const first = await playBots(page);
    await playedOut(first, [page]);
    await openDeal(page, first);
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await leaves(page, first);
    await atTable(page);
    await allAdded(idOf(page), [page]);
    await page.goto(`/match/${first}?ply=60`);
    await page.getByRole('button', { name: 'Play on from here against bots' }).click();
    await leaves(page, first);
    await allAdded(idOf(page), [page]);
  });

  it('when they accept an invitation', async ({ page, openPage }) => {
    const { page: bo } = await openPage();
    await haveAccount(page, 'Ada', 'ada-adds');
    await haveAccount(bo, 'Bo', 'bo-adds');
    const id = await openTable(page, () => page.getByLabel('Handle of the person to invite: seat 2').fill('bo-adds'));
    await bo.goto('/tables');
    await bo.getByRole('button', { name: 'Sit down: Golden Horn with Ada' }).click();
    await Promise.all([page, bo].map(atTable));
    await allAdded(id, [page, bo]);
  });
});

describe('the page of a finished match', () => {
  it('finds this browser’s entropy after a turn was taken back', async ({ page }) => {
    const id = await playBots(page);
    await page.goto('/rules');
    await playTo(page, id, 50);
    const { continuedBy } = await post(page, `/api/matches/${id}/proposals`, { kind: 'take-back' });
    expect(continuedBy).toMatch(/^[a-z0-9]{14}$/);
    await allAdded(continuedBy, [page]);
  });

  it('warns a player without entropy, or with entropy from another browser', async ({ page, openPage }) => {
    await page.goto('/');
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'random' },
    ];
    const data = { game: 'golden-horn', options: { players: 2 }, seats };
    const { id } = await post(page, '/api/matches', data);
    await playedOut(id, [page]);
    await openDeal(page, id);
    await page.getByText('Nothing was added to the seed for your seat.').waitFor();

    const { ticket } = await post(page, '/api/commitments', {});
    const contribution = { ticket, entropy: 'e'.repeat(32) };
    const { id: next } = await post(page, '/api/matches', { ...data, contribution });
    await playedOut(next, [page]);
    await openDeal(page, next);
    await page.getByText('but not by this browser').waitFor();
    // Those who only watched did not have to add anything.
    const { page: eve } = await openPage();
    await openDeal(eve, next);
    expect(await eve.getByText(/added to the seed for your seat/).count()).toBe(0);
  });

  it('warns a player whose entropy the server left out', async ({ page }) => {
    // A server that deals without what it was sent, and hides that it has received it.
    await page.route('**/api/matches', async (route) => {
      if (route.request().method() !== 'POST') return await route.continue();
      const { contribution, ...sent }: { contribution: object } = JSON.parse(route.request().postData() ?? '{}');
      expect(contribution).toMatchObject({ ticket: expect.any(String), entropy: expect.stringMatching(HEX) });
      const reply = await route.fetch({ postData: JSON.stringify(sent) });
      await route.fulfill({ response: reply });
    });
    const id = await playBots(page);
    await playedOut(id, [page]);
    await openDeal(page, id);
    await page.getByText('Nothing was added to the seed for your seat.').waitFor();
  });
});
