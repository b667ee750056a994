import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { withAuthenticator } from './authenticator.ts';
import type { OpenPage } from './browser-test.ts';
import type { Harbour } from './server.ts';

const Page20 = z.looseObject({ matches: z.array(z.looseObject({ id: z.string(), mine: z.array(z.int()) })) });

/** Opens a match as the person of this page, and returns its id. */
export async function openMatch(page: Page): Promise<string> {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
  const reply = await page.request.post('/api/matches', { data });
  return z.parse(z.looseObject({ id: z.string() }), await reply.json()).id;
}

export const matchesOf = async (page: Page): Promise<readonly string[]> =>
  z.parse(Page20, await (await page.request.get('/api/matches')).json()).matches.map(({ id }) => id);

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

/** Chooses a name on the page about oneself, unless it is the one already. */
export async function haveName(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name', { exact: true });
  await field.waitFor();
  if ((await field.inputValue()) === name) return;
  await field.fill(name);
  await field.press('Enter');
  await says(page, 'Saved.');
}

/** Gives the person of a page an account, a name and a handle. */
export async function haveAccount(page: Page, name: string, handle: string): Promise<void> {
  await withAuthenticator(page);
  await page.goto('/me');
  await haveName(page, name);
  await page.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
  await says(page, 'Passkey added.');
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('Handle').press('Enter');
  await page.getByText(`@${handle}`).waitFor();
}

/**
 * Returns a function that sends a request with the cookies a page has now, and returns its status. The page itself becomes a
 * new guest soon after it is signed out elsewhere.
 */
export async function requestWithCookies(page: Page): Promise<() => Promise<number>> {
  const cookies = await page.context().cookies();
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  return async () => (await fetch(new URL('/api/matches', page.url()), { headers })).status;
}

/** Makes the person of a page an operator with a passkey. */
export async function becomeOperator(page: Page, harbour: Harbour): Promise<void> {
  await withAuthenticator(page);
  await page.goto('/me');
  await haveName(page, 'Hanna');
  await page.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
  await says(page, 'Passkey added.');
  await page.getByLabel('Handle').fill('hanna');
  await page.getByLabel('Handle').press('Enter');
  await page.getByText('@hanna').waitFor();
  expect(await page.getByRole('link', { name: 'Open the admin page' }).count()).toBe(0);
  expect(await harbour.onMachine('hanna', (person) => ({ kind: 'grant-operator', person }))).toBe(true);
}

/** Opens a desktop's and a phone's browser, each with an authenticator. */
export async function twoBrowsers(openPage: OpenPage, harbour: Harbour) {
  const address = harbour.url.replace('127.0.0.1', 'localhost');
  const { page: first } = await openPage({}, address);
  const { page: second } = await openPage({ width: 390, height: 844 }, address);
  return { first, second, own: await withAuthenticator(first), other: await withAuthenticator(second) };
}
