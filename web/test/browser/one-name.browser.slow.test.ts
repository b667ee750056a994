import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { haveName, press, says } from './lib/account-page.ts';
import { share, withAuthenticator } from './lib/authenticator.ts';
import { it } from './lib/browser-test.ts';

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** Chooses a name on the page about oneself. */
async function chooseOnMe(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await haveName(page, name);
}

/** Expects a name on every page that shows or offers it. */
async function isCalled(page: Page, name: string): Promise<void> {
  await page.goto('/new?game=golden-horn');
  await expect.poll(() => page.getByLabel('Seat 1: Name').inputValue()).toBe(name);
  await page.goto('/');
  await page.locator('.home-settings summary').click();
  await expect.poll(() => page.locator('.home-settings').getByLabel('Name').inputValue()).toBe(name);
  await page.goto('/me');
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await nameField(page).inputValue()).toBe(name);
}

describe('the name of a person', () => {
  it('is the same everywhere, wherever it was chosen: as a guest, with an account, or after signing out', async ({
    openPage,
    harbour,
  }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page } = await openPage({}, address);
    const own = await withAuthenticator(page);
    await chooseOnMe(page, 'Zoe');
    await isCalled(page, 'Zoe');

    // A quick match seats her under it.
    await page.goto('/tables');
    await page.getByRole('button', { name: /^Golden Horn, 10 \+ 10/ }).click();
    await expect
      .poll(async () => {
        const { matches }: { matches: { seats: { mine: boolean; name: string }[] }[] } = await (
          await page.request.get('/api/matches')
        ).json();
        return matches[0]?.seats.find(({ mine }) => mine)?.name;
      })
      .toBe('Zoe');

    // Chosen on home, it is hers on the server.
    await page.goto('/');
    await page.locator('.home-settings summary').click();
    await page.locator('.home-settings').getByLabel('Name').fill('Yara');
    await page.locator('.home-settings').getByLabel('Name').press('Tab');
    await expect.poll(async () => (await (await page.request.get('/api/me')).json()).name).toBe('Yara');
    await isCalled(page, 'Yara');

    await page.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
    await says(page, 'Passkey added.');

    // Another browser, of a guest with another name, is called as the account after signing in, and home greets it.
    const { page: second } = await openPage({}, address);
    const other = await withAuthenticator(second);
    await chooseOnMe(second, 'Guest');
    await share(own, other);
    await press(second, 'Sign in with a passkey');
    await says(second, 'Welcome back, Yara.');
    await isCalled(second, 'Yara');

    // A name that is chosen there reaches the first one.
    await chooseOnMe(second, 'Xenia');
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('levante.name'))).toBe('Xenia');
    await isCalled(page, 'Xenia');
  });
});
