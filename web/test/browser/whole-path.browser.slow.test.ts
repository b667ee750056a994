import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { haveName, says } from './lib/account-page.ts';
import { share, withAuthenticator } from './lib/authenticator.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import { pressOn } from './lib/key-player.ts';
import type { Harbour } from './lib/server.ts';
import { TabWalker } from './lib/tab-walker.ts';
import { TreeReader, type Wanted } from './lib/tree-reader.ts';
import { until } from './lib/until.ts';

const GAME = 'el-capitan';
/** Turns that the person plays before they leave the seat to a bot. */
const TURNS = 2;

const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function post(page: Page, at: string, data: object = {}): Promise<void> {
  const reply = await page.request.post(at, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/**
 * Opens the browser of a person whose account was made on another device, with their passkey, and a table of Bo, who leaves
 * the match to a bot.
 */
async function arrive(openPage: OpenPage, harbour: Harbour) {
  const address = harbour.url.replace('127.0.0.1', 'localhost');
  const { page: other } = await openPage({}, address);
  const passkeys = await withAuthenticator(other);
  await other.goto('/me');
  await haveName(other, 'Ada');
  await other.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
  await says(other, 'Passkey added.');
  const { page } = await openPage({}, address);
  await share(passkeys, await withAuthenticator(page));
  const { page: bo } = await openPage({}, address);
  await bo.request.get('/api/me');
  const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
  const table = { game: GAME, options: { players: 2 }, seats, listed: true, standIn: 'deckhand', shuffle: false };
  await post(bo, '/api/matches', table);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your account' }).first().waitFor();
  return { page, bo };
}

const match = async (page: Page) => await (await page.request.get(`/api/matches/${idIn(page)}`)).json();

/** Returns how many turns this visitor has played, by the record. */
async function turnsOf(page: Page): Promise<number> {
  const { mine } = await match(page);
  const reply = await page.request.get(`/api/matches/${idIn(page)}/record`);
  const { actions }: { actions: readonly string[] } = await reply.json();
  const actors = actions.map((line) => line.slice(0, line.indexOf(' '))).filter((actor) => actor !== 'chance');
  return actors.filter((actor, i) => actor === String(mine[0]) && actors[i - 1] !== actor).length;
}

/** Waits until bots have played the match to its end, and Bo wants a rematch. */
async function playedOut(page: Page, bo: Page): Promise<void> {
  await expect.poll(async () => (await match(page)).status, { timeout: 120_000, interval: 250 }).toBe('over');
  await post(bo, `/api/matches/${idIn(page)}/rematch`);
}

describe('a person gets from signing in to a rematch', () => {
  it('by keyboard alone', { timeout: 300_000 }, async ({ openPage, harbour }) => {
    const { page, bo } = await arrive(openPage, harbour);
    const keys = new TabWalker(page);
    await keys.enter(/^Your account$/);
    await keys.enter(/^Sign in with a passkey$/);
    await says(page, 'Welcome back, Ada.');
    await keys.enter(/^Tables$/);
    // A screen reader reads the heading of the next page.
    await expect.poll(() => keys.focused()).toBe('Tables');
    await keys.enter(/^Sit down: El Capitán with Bo/);
    await page.locator('.table:not([aria-busy])').waitFor();
    await post(bo, `/api/matches/${idIn(page)}/resign`);

    const report = async () => `nothing comes of keys: ${await keys.focused()}`;
    while ((await turnsOf(page)) < TURNS) await until(() => pressOn(page), report);

    // A question in the menu takes the focus, and gives it back.
    await page.keyboard.press('?');
    await keys.enter(/^Let a bot play for me$/);
    await expect.poll(() => keys.focused()).toMatch(/^A bot plays on for you until/);
    await keys.enter(/^Keep playing$/);
    await expect.poll(() => keys.focused()).toBe('Let a bot play for me');
    await page.keyboard.press('Enter');
    await keys.enter(/^Let a bot play$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => keys.focused()).not.toBe('');

    const first = idIn(page);
    await playedOut(page, bo);
    // Paydays wait to be read.
    while ((await until(() => pressOn(page), report)) !== 'over');
    await keys.enter(/^Rematch/);
    await page.waitForURL((url) => /^\/match\//.test(url.pathname) && !url.pathname.endsWith(first));
    await page.locator('.table:not([aria-busy])').waitFor();
    await expect.poll(() => keys.focused()).not.toBe('');
  });

  it('by the accessibility tree alone', { timeout: 300_000 }, async ({ openPage, harbour }) => {
    const { page, bo } = await arrive(openPage, harbour);
    const tree = await TreeReader.of(page);
    await tree.press('link', /^Your account$/);
    await tree.press('button', /^Sign in with a passkey$/);
    await tree.hear({ role: 'StaticText', name: /^Welcome back, Ada\.$/, within: { role: 'status', name: /^/ } });
    await tree.press('link', /^Tables$/);
    await tree.press('button', /^Sit down: El Capitán with Bo/);
    await tree.hear({ role: 'toolbar', name: /^Menu$/ });
    await post(bo, `/api/matches/${idIn(page)}/resign`);

    while ((await turnsOf(page)) < TURNS) {
      await until(
        async () => (await tree.playOn()) || null,
        async () => 'nothing can be pressed',
      );
    }

    await tree.press('button', /^Menu$/);
    await tree.press('button', /^Let a bot play for me$/);
    await tree.press('button', /^Let a bot play$/, { role: 'group', name: /^A bot plays on for you until/ });
    const first = idIn(page);
    await playedOut(page, bo);
    const rematch: Wanted = { role: 'region', name: /^Rematch$/ };
    while (!(await tree.has(rematch))) await tree.playOn();
    await tree.press('button', /^Rematch/, rematch);
    await page.waitForURL((url) => /^\/match\//.test(url.pathname) && !url.pathname.endsWith(first));
    await tree.hear({ role: 'region', name: /turn/i });
  });
});
