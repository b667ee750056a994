import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { it as base, type OpenPage } from './lib/browser-test.ts';
import { FIT_WINDOWS, misfits } from './lib/fit.ts';
import { standing } from './lib/screens.ts';
import { Harbour } from './lib/server.ts';

/** A step of the server's clock, within what one beat can add. */
const STEP_MS = 4000;

interface FastClock {
  readonly harbour: Harbour;
  /** Lets the server's clock run ahead until something has happened. */
  passUntil(isThere: () => Promise<boolean>): Promise<void>;
}

const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('clock', async ({}, { onCleanup }): Promise<FastClock> => {
    let ahead = 0;
    const harbour = await Harbour.open({ monotonic: () => performance.now() + ahead });
    onCleanup(() => harbour.close());
    const passUntil = (isThere: () => Promise<boolean>) =>
      expect
        .poll(
          async () => {
            ahead += STEP_MS;
            return isThere();
          },
          { timeout: 60_000, interval: 300 },
        )
        .toBe(true);
    return { harbour, passUntil };
  })
  .extend('server', ({ clock }) => clock.harbour.url);

/** A minute is little time left from its first second on. */
const LIVE = { kind: 'live', bankS: 60, incrementS: 20 };

/** Opens a match of Ada and Bo on both pages, with a clock. */
async function forTwo(game: string, page: Page, openPage: OpenPage, timeControl: object = LIVE) {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game, options: { players: 2 }, seats, shuffle: false, timeControl, standIn: 'deckhand' };
  const { id }: { id: string } = await (await page.request.post('/api/matches', { data })).json();
  const bo = (await openPage({ width: 390, height: 844, touch: true })).page;
  await bo.request.get('/api/me');
  await bo.request.post(`/api/matches/${id}/seats`, { data: { name: 'Bo' } });
  for (const one of [page, bo]) await one.goto(`/match/${id}`);
  await Promise.all([standing(page), standing(bo)]);
  return { id, bo };
}

const panel = (page: Page, name: string) => page.locator('.player').filter({ hasText: name });
const chip = (page: Page, name: string) => panel(page, name).getByRole('timer');
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
/** Waits for news of a seat, which screen readers get one after another. */
const seatNews = (page: Page, text: string) =>
  page.locator('[aria-live="polite"] > p').filter({ hasText: text }).waitFor({ state: 'attached' });
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take my seat back' });

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).press('Enter');
  await page.getByText('Your clock stands still meanwhile.').waitFor();
  await page.getByRole('button', { name: 'Let a bot play', exact: true }).press('Enter');
}

describe('nights and days off', () => {
  it('are chosen on the page about oneself, and stop the clock at the table', async ({ page, openPage }) => {
    await page.goto('/me');
    const card = page.locator('#nights');
    const save = card.getByRole('button', { name: 'Use these times' });
    expect(await save.isDisabled()).toBe(true);
    const today = await page.evaluate(() => new Date().toLocaleDateString('en', { weekday: 'long' }));
    const next = await page.evaluate(() => {
      return new Date(Date.now() + 86_400_000).toLocaleDateString('en', { weekday: 'long' });
    });
    for (const day of [today, next]) await card.getByRole('checkbox', { name: day }).check();
    await card.getByRole('button', { name: 'Add holidays' }).click();
    expect(await hindrances(page)).toEqual([]);
    await save.click();
    await status(page, 'Saved. It counts from your next turn on.');
    await page.reload();
    expect(await card.getByRole('checkbox', { name: today }).isChecked()).toBe(true);
    const { bo } = await forTwo('el-capitan', page, openPage, { kind: 'days', hours: 24, reserveH: 72 });
    for (const one of [page, bo]) {
      await one
        .locator('.player-clock[data-clock="still"]')
        .filter({ hasText: /^Day off. The clock stands still until/ })
        .waitFor();
    }
    expect(await chip(bo, 'Ada').getAttribute('title')).toMatch(/In reserve: 3 days\. Due by /);
    // Bo waits: both are shown.
    expect(await chip(bo, 'Bo').innerText()).toMatch(/24 h\s*\+3 d/);
  });
});

describe('a match with clocks', () => {
  it('is set up with a pace that is remembered, and shows the clocks of both players', async ({ page, openPage }) => {
    await page.goto('/new');
    await page.getByRole('radio', { name: 'Live' }).check();
    await page.getByRole('radiogroup', { name: 'Each has' }).getByRole('radio', { name: '10 min' }).check();
    await page.getByRole('radiogroup', { name: 'and after each turn' }).getByRole('radio', { name: '+30 s' }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.locator('.place').nth(1).locator('select').first().selectOption('open');
    await page.getByLabel(/^If time runs out/).selectOption('Deckhand');
    await page.getByText('El Capitán for 2, live, 10 minutes each and 30 seconds a turn.').waitFor();
    await page.getByText('It starts when one more person has come.').waitFor();
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('El Capitán · 2 players · 10 min + 30 s').waitFor();
    const bo = (await openPage({ width: 390, height: 844, touch: true })).page;
    await bo.goto(page.url());
    await bo.getByLabel('Name').fill('Bo');
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([standing(page), standing(bo)]);
    for (const one of [page, bo]) await expect.poll(() => one.locator('.player-clock').count()).toBe(2);
    // The clock of the one whose turn it is counts down, the other's waits.
    await page.locator('.player-clock[data-clock="runs"]').filter({ hasText: /9:5\d/ }).waitFor();
    expect(await page.locator('.player-clock[data-clock="waits"]').innerText()).toContain('10:00');
    await page.locator('.pace-line').filter({ hasText: '10 min + 30 s' }).waitFor();
    await page.goto('/new');
    expect(await page.getByRole('radio', { name: 'Live' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /^On this device/ }).check();
    await page.getByText('Matches on this device have no clock').waitFor();
    expect(await page.getByRole('radio', { name: 'Live' }).count()).toBe(0);
  }, 60_000);

  it('continues with a bot when time runs out, and the person takes the seat back', async ({
    page,
    openPage,
    clock,
  }) => {
    const { bo } = await forTwo('el-capitan', page, openPage);
    await status(page, /^Your turn, (1 minute|\d+ seconds) left\.$/);
    await chip(page, 'Ada').and(page.locator('[data-clock="urgent"]')).waitFor();
    expect(await hindrances(page)).toEqual([]);
    await clock.passUntil(() => takeBack(page).isVisible());
    await page.locator('.player[data-away]').filter({ hasText: 'Deckhand plays' }).waitFor();
    expect(await chip(page, 'Ada').getAttribute('data-clock')).toBe('out');
    await page.getByRole('heading', { name: 'Deckhand is playing for you' }).waitFor();
    await seatNews(bo, 'Ada’s time ran out. Deckhand plays on.');
    // The bot has played, and it is the other's turn.
    await bo.locator('.turn[data-mine]').waitFor();
    for (const one of [page, bo]) expect(await hindrances(one)).toEqual([]);
    await takeBack(page).press('Enter');
    await seatNews(bo, 'Ada is back.');
    await expect.poll(() => page.locator('.player[data-away]').count()).toBe(0);
    expect(await chip(page, 'Ada').innerText()).toContain('0:20');
    const log = page.locator('.log');
    await log.getByText('Your time ran out. Deckhand plays on.').waitFor();
    await log.getByText('You are back.').waitFor();
    // What the bot did is not what you did.
    await log.getByText(/^Deckhand \(for you\) /).waitFor();
    expect(await log.getByText(/^You (bought|sailed|built|took)/).count()).toBe(0);
    await bo
      .getByText(/^Deckhand \(for Ada\) /)
      .first()
      .waitFor({ state: 'attached' });

    // The other hands the seat to a bot, which plays; the turn is Ada's, and its end adds time.
    await resign(bo);
    await takeBack(bo).waitFor();
    await log.getByText('Bo left the seat to Deckhand.').waitFor();
    await page.locator('.turn[data-mine] .turn-action .button').first().click();
    await page.locator('.turn-end').filter({ hasText: '+20 s' }).waitFor();
    // A page that is opened later knows what happened.
    await page.reload();
    await standing(page);
    for (const text of ['Your time ran out. Deckhand plays on.', 'You are back.', 'Bo left the seat to Deckhand.'])
      await log.getByText(text).waitFor();
  }, 90_000);

  it('lets a bot play for a person who is away while the other one waits, until they are back', async ({
    page,
    openPage,
    clock,
  }) => {
    const { id, bo } = await forTwo('golden-horn', page, openPage, { kind: 'live', bankS: 7200, incrementS: 20 });
    const context = bo.context();
    await bo.close();
    const isAway = async () => (await panel(page, 'Bo').locator('.presence-dot[data-presence="away"]').count()) > 0;
    await expect.poll(isAway).toBe(true);
    await clock.passUntil(async () => (await page.locator('.player[data-away]').filter({ hasText: 'Bo' }).count()) > 0);
    await page.locator('.log').getByText('Bo is away. Deckhand plays on.').waitFor();
    const back = await context.newPage();
    await back.goto(`/match/${id}`);
    await back.getByText('You were away. Take your seat back whenever you like.').waitFor();
    await takeBack(back).click();
    await page.locator('.log').getByText('Bo is back.').waitFor();
    expect(await page.locator('.player[data-away]').count()).toBe(0);
  }, 90_000);

  it('shows hours for a match over days, and who left a game with secrets', async ({ page, openPage }) => {
    const { bo } = await forTwo('golden-horn', page, openPage, { kind: 'days', hours: 24 });
    const last = panel(page, 'Ada').getByRole('timer');
    await last.filter({ hasText: /2[34] h/ }).waitFor();
    await panel(page, 'Bo').locator('.presence-dot[data-presence="here"]').waitFor();
    expect(await panel(page, 'Ada').locator('.presence-dot').count()).toBe(0);
    await bo.goto('/rules/golden-horn');
    await panel(page, 'Bo').locator('.presence-dot[data-presence="away"]').waitFor();
    await bo.goto(page.url());
    await panel(page, 'Bo').locator('.presence-dot[data-presence="here"]').waitFor();
    await standing(bo);
    await resign(bo);
    await page.locator('.player[data-away]').filter({ hasText: 'Bo' }).waitFor();
    await page.locator('.log').getByText('Bo left the seat to Deckhand.').waitFor();
    await bo.reload();
    await takeBack(bo).click();
    await page.locator('.log').getByText('Bo is back.').waitFor();
  }, 60_000);

  it.for(FIT_WINDOWS)('fits in four languages into $width × $height', async (look, { openPage }) => {
    const { page } = await openPage(look);
    const form = {
      name: 'form-live',
      async open(one: Page) {
        await one.goto('/new');
        await one.locator('.pace-kind input').nth(1).check();
      },
    };
    const match = (name: string, game: string, timeControl: object) => ({
      name,
      async open(one: Page) {
        const { id } = await forTwo(game, one, openPage, timeControl);
        await one.request.post(`/api/matches/${id}/resign`, { data: {} });
        await one.locator('.player[data-away]').waitFor();
      },
    });
    const screens = [
      form,
      match('clocks-live', 'el-capitan', LIVE),
      match('clocks-days', 'golden-horn', { kind: 'days', hours: 72 }),
    ];
    expect(await misfits(page, screens)).toEqual([]);
  });
});
