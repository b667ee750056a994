import { CLIENT_ID, CLIENT_SECRET, TestProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { chromium, type Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { press, says } from './lib/account-page.ts';
import { BROWSER } from './lib/browser.ts';
import { it as plain } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';

const BUTTON = 'Sign in with the club';
const OVER = /^This visit to the sign-in page is over/;

const it = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('club', async ({}, { onCleanup }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const provider = await TestProvider.open(`${origin}/api/sign-in/provider/return`);
    const openId = { issuer: provider.issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: 'the club' };
    const harbour = await Harbour.open({ options: { port, origin, openId } });
    onCleanup(async () => {
      await harbour.close();
      await provider.close();
    });
    return { origin };
  })
  .extend('server', ({ club }) => club.origin);

/** Goes to the club's page. */
async function leave(page: Page): Promise<void> {
  await page.goto('/me');
  await isGuest(page);
  await press(page, BUTTON);
  await page.locator('input[name=login]').waitFor();
}

/** Signs in on the club's pages, which ask for as much as they do not know. Returns the address that they lead back to. */
async function signIn(page: Page): Promise<string> {
  const back = { url: '' };
  page.on('request', (request) => {
    if (request.url().includes('/api/sign-in/provider/return')) back.url = request.url();
  });
  const message = page.locator('.me-message');
  const submit = page.locator('form[action*="/interaction/"] button[type=submit]');
  for (;;) {
    await message.or(submit).first().waitFor({ state: 'attached' });
    if ((await message.count()) > 0) break;
    const login = page.locator('input[name=login]');
    if ((await login.count()) > 0) {
      await login.fill('ada');
      await page.locator('input[name=password]').fill('any');
    }
    await Promise.all([page.waitForEvent('framenavigated'), submit.click()]);
  }
  await says(page, 'You are signed in.');
  return back.url;
}

const isGuest = (page: Page) => page.getByText('Guest in this browser', { exact: true }).waitFor();
const isSignedIn = (page: Page) => page.getByText('You have an account').waitFor();

describe('a visit to a club’s sign-in', () => {
  it('can be cancelled, which the page reports, and is offered again', async ({ page }) => {
    await leave(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await says(page, 'You left the sign-in page without signing in. Nothing has changed.');
    await readable(page, 'after a visit that was cancelled');
    await page.locator('.me-strip').getByRole('button', { name: BUTTON }).click();
    await page.locator('input[name=login]').waitFor();
    await signIn(page);
    await isSignedIn(page);
    // The strip is gone with what it was for.
    expect(await page.getByText('You are a guest in this browser.').count()).toBe(0);
  });

  it('can be completed after Back and Forward, or begun again after Back', async ({ openPage }) => {
    const { page } = await openPage();
    await leave(page);
    await page.goBack();
    await isGuest(page);
    await page.goForward();
    await page.locator('input[name=login]').waitFor();
    await signIn(page);
    const { page: other } = await openPage();
    await leave(other);
    await other.goBack();
    await press(other, BUTTON);
    await other.locator('input[name=login]').waitFor();
    await signIn(other);
    // A reload says nothing again.
    await other.reload();
    await isSignedIn(other);
    expect(await other.getByText('You are signed in.').count()).toBe(0);
  });

  it('can be made in two tabs at the same time, and is shown by a third tab when it is looked at', async ({
    openPage,
  }) => {
    const { page: first } = await openPage();
    const second = await first.context().newPage();
    const third = await first.context().newPage();
    await leave(first);
    await leave(second);
    await third.goto('/me');
    await isGuest(third);
    await signIn(first);
    await signIn(second);
    for (const page of [first, second]) await isSignedIn(page);
    // Tabs of a browser without a screen are never hidden.
    await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isSignedIn(third);
    await third.close();
    await second.close();
  });

  it('counts once: its address changes nothing later or in another browser, says so, and offers a new one', async ({
    openPage,
  }) => {
    const { page } = await openPage();
    const { page: other } = await openPage({ width: 390, height: 844 });
    await leave(page);
    const address = await signIn(page);
    await page.goto(address);
    await page.getByRole('status').getByText(OVER).waitFor();
    await isSignedIn(page);
    expect(await page.getByRole('button', { name: BUTTON }).count()).toBe(0);
    // The next day the browser has forgotten the visit.
    await page.context().clearCookies({ name: 'levante-visit' });
    await page.goto(address);
    await page.getByRole('status').getByText(OVER).waitFor();
    await isSignedIn(page);
    await other.goto(address);
    await other.getByRole('status').getByText(OVER).waitFor();
    await isGuest(other);
    await readable(other, 'a visit of another browser on a phone');
    await other.locator('.me-strip').getByRole('button', { name: BUTTON }).click();
    await other.locator('input[name=login]').waitFor();
    await signIn(other);
    await isSignedIn(other);
  });

  it('is seen by the page that Back takes out of the browser’s cache of pages', async ({ club }) => {
    const browser = await chromium.launch({ ...BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    try {
      const page = await (await browser.newContext({ baseURL: club.origin })).newPage();
      await page.goto('/me');
      await isGuest(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.kept = String(persisted);
        });
      });
      await press(page, BUTTON);
      // The page that is being left has a message too.
      await page.locator('input[name=login]').waitFor();
      await signIn(page);
      // Back over the club's pages, to the one on which the visit began.
      const steps = await page.evaluate(() => history.length - 1);
      for (let i = 0; i < steps - 1; i++) await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.kept)).toBe('true');
      await isSignedIn(page);
    } finally {
      await browser.close();
    }
  });
});
