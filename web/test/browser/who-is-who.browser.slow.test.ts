import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { hindrances } from './lib/accessibility.ts';
import { haveAccount } from './lib/account-page.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import type { Harbour } from './lib/server.ts';

const Opened = z.looseObject({ id: z.string() });
const Moved = z.looseObject({ actor: z.nullable(z.string()) });

/** Opens a table of a guest called Anna, at which the account @anna, a Cyrillic Anna and no other person sit. */
async function atTable(openPage: OpenPage, harbour: Harbour) {
  const address = harbour.url.replace('127.0.0.1', 'localhost');
  const guest = (await openPage({}, address)).page;
  const anna = (await openPage({}, address)).page;
  const other = (await openPage({}, address)).page;
  for (const one of [guest, other]) await one.request.get('/api/me');
  await haveAccount(anna, 'Anna', 'anna-the-first');
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const data = { game: 'golden-horn', options: { players: 4 }, seats, shuffle: false, listed: true };
  const { id } = z.parse(Opened, await (await guest.request.post('/api/matches', { data })).json());
  await anna.request.post(`/api/matches/${id}/seats`, { data: { name: 'Anna' } });
  await other.request.post(`/api/matches/${id}/seats`, { data: { name: '\u0410nna' } });
  return { id, guest, anna, other };
}

const mark = (page: Page) => page.getByRole('button', { name: 'Has an account' });
const handle = (page: Page) => page.getByRole('tooltip').filter({ hasText: '@anna-the-first' });

/** Expects the mark to show the handle while it has the focus, and when it is touched. */
async function showsHandle(page: Page): Promise<void> {
  await mark(page).first().focus();
  await handle(page).filter({ visible: true }).waitFor();
  expect(await hindrances(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await handle(page).filter({ visible: true }).waitFor({ state: 'detached' });
  await mark(page).first().click();
  await handle(page).filter({ visible: true }).waitFor();
  await mark(page).first().blur();
  await handle(page).filter({ visible: true }).waitFor({ state: 'detached' });
}

describe('which of two people called Anna is meant', () => {
  it('is shown in the list of tables, at the table, in the log, in the chat and on home', async ({
    openPage,
    harbour,
  }) => {
    const { id, guest, anna, other } = await atTable(openPage, harbour);
    await other.goto('/tables');
    await other.locator('.table-row').getByText('Anna 2', { exact: true }).waitFor();
    await showsHandle(other);
    // On a phone the mark does not lie on the name.
    await other.setViewportSize({ width: 390, height: 844 });
    const seat = other.locator('.table-seats li', { has: mark(other) });
    const icon = await mark(other).first().boundingBox();
    const name = await seat.locator('b').boundingBox();
    expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
    await other.setViewportSize({ width: 1440, height: 900 });

    await other.goto(`/match/${id}`);
    const waiting = other.locator('.lobby-seats li');
    await expect
      .poll(() => waiting.locator('strong').allInnerTexts())
      .toEqual(['Anna 2', 'Anna', '\u0410nna 3', 'Waiting for someone']);
    await showsHandle(other);

    await guest.request.post(`/api/matches/${id}/bots`, { data: { level: 'deckhand', name: 'Anna' } });
    await other.locator('.table:not([aria-busy])').waitFor();
    await expect
      .poll(() => other.locator('.player-name strong').allInnerTexts())
      .toEqual(['Anna 2', 'Anna', '\u0410nna 3', 'Anna 4']);
    await showsHandle(other);
    // A pointer that does not move opens nothing.
    await expect.poll(() => handle(other).filter({ visible: true }).count()).toBe(0);

    await anna.request.post(`/api/matches/${id}/signals`, { data: { signal: 'hello' } });
    await other.locator('.chat-fold').click();
    await other.locator('.chat-name', { hasText: 'Anna' }).click();
    await other.locator('.chat-person').getByText('@anna-the-first').waitFor();
    expect(await hindrances(other)).toEqual([]);

    await other.goto('/');
    await other.locator('.match-who').first().waitFor();
    await showsHandle(other);

    // Anna is marked where she is to move, and among the others of the player to move.
    const pages = [guest, anna, other];
    const moverNow = async () =>
      Number(z.parse(Moved, await (await guest.request.get(`/api/matches/${id}`)).json()).actor);
    await expect.poll(async () => pages[await moverNow()] !== undefined).toBe(true);
    const mover = pages[await moverNow()];
    const reader = mover === undefined || mover === anna ? guest : mover;
    await reader.goto('/tables');
    await reader.locator('.your-matches li').first().waitFor();
    await showsHandle(reader);
  });
});
