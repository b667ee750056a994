import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { press, says, twoBrowsers } from './lib/account-page.ts';
import { share } from './lib/authenticator.ts';
import { it } from './lib/browser-test.ts';
import { play, sitDown } from './lib/player.ts';

const Moved = z.looseObject({ ply: z.int(), actor: z.nullable(z.string()) });

/** Returns whether a match has reached a later turn of Ada's. */
async function hasTurnAfter(page: Page, match: string, ply: number): Promise<boolean> {
  const now = z.parse(Moved, await (await page.request.get(`/api/matches/${match}`)).json());
  return now.ply > ply && now.actor === '0';
}

const plyOf = async (page: Page, match: string): Promise<number> =>
  z.parse(Moved, await (await page.request.get(`/api/matches/${match}`)).json()).ply;
/** Waits until the table shows Ada's turn, and returns the log. */
async function logOf(page: Page): Promise<string> {
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  return await page.locator('.log').innerText();
}

it('two devices of one account play the same match, and share lessons and puzzles', { timeout: 180_000 }, async ({
  openPage,
  harbour,
}) => {
  const { first, second, own, other } = await twoBrowsers(openPage, harbour);
  await second.setViewportSize({ width: 1440, height: 900 });
  const match = await sitDown(first, { players: 2 });
  await first.goto('/me');
  await first.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
  await says(first, 'Passkey added.');
  await second.goto('/me');
  await share(own, other);
  await press(second, 'Sign in with a passkey');
  await second.getByRole('heading', { name: 'You', exact: true }).waitFor();

  // A turn on one device appears on the other, in both directions, without a reload.
  for (const page of [first, second]) await page.goto(`/match/${match}`);
  expect(await logOf(second)).toBe(await logOf(first));
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    const before = await plyOf(here, match);
    await play(here, (page) => hasTurnAfter(page, match, before));
    const log = await logOf(here);
    await expect.poll(() => logOf(there), { timeout: 60_000 }).toBe(log);
  }

  // A step of a lesson on one is where the other continues.
  await first.goto('/learn/el-capitan');
  await first.locator('.pilot').waitFor();
  await first.getByRole('button', { name: 'Skip this step' }).click();
  await first.getByText(/step 2 of/i).waitFor();
  const synced = () => second.request.get('/api/me/synced').then((reply) => reply.text());
  await expect.poll(synced, { timeout: 60_000 }).toContain('"step":1,"of":');
  await second.goto('/me');
  await expect
    .poll(() => second.evaluate(() => localStorage.getItem('levante.lessons')), { timeout: 60_000 })
    .toContain('"beat":1');
  await second.goto('/learn');
  await second
    .getByRole('link', { name: /\b2\b.*\b12\b/ })
    .first()
    .waitFor();
});
