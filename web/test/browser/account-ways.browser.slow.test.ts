import { Mailbox } from '@levante/testkit/mailbox';
import { CLIENT_ID, CLIENT_SECRET, TestProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { MyExport } from '@levante/wire';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { readable } from './lib/accessibility.ts';
import { haveName, matchesOf, openMatch, press, requestWithCookies, says } from './lib/account-page.ts';
import { it as plain } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';

/** A server that sends e-mail and has a club's sign-in, with both services. */
const it = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('club', async ({}, { onCleanup }) => {
    const mailbox = await Mailbox.open();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const provider = await TestProvider.open(`${origin}/api/sign-in/provider/return`);
    const openId = { issuer: provider.issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: 'the club' };
    const smtp = { url: mailbox.url, from: 'levante@levante.example' };
    const harbour = await Harbour.open({ options: { port, origin, smtp, openId } });
    onCleanup(async () => {
      await harbour.close();
      await Promise.all([provider.close(), mailbox.close()]);
    });
    return { mailbox, origin };
  })
  // The server is an ancestor of the visitors, so it ends after them: pages never see it refuse requests meanwhile.
  .extend('server', ({ club }) => club.origin);

/** Plays as a guest with a name. Returns the match. */
async function playAsGuest(page: Page): Promise<string> {
  await page.goto('/me');
  await haveName(page, 'Ada');
  return await openMatch(page);
}

interface Leaving {
  /** Part of the export. */
  readonly holds: object;
  /** Whether the page lists the session that the other browser has now. */
  readonly isListed: boolean;
  readonly prove?: () => Promise<void>;
}

/** Signs the other browser out, exports, and deletes the account, after a proof where it is asked for. */
async function leave(page: Page, other: Page, { holds, isListed, prove }: Leaving): Promise<void> {
  const statusOfKey = await requestWithCookies(other);
  await press(page, /^Sign out: /);
  await says(page, isListed ? 'Signed out.' : 'This device is already signed out or has a new session.');
  if (!isListed) {
    await press(page, /^Sign out: /);
    await says(page, 'Signed out.');
  }
  expect(await statusOfKey()).toBe(401);
  const exported = z.parse(MyExport, await (await page.request.get('/api/me/export')).json());
  expect(exported).toMatchObject({ name: 'Ada', ...holds });
  expect(exported.matches).toHaveLength(1);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete my account', exact: true });
  await press(page, 'Delete my account…');
  await confirm.click();
  if (prove !== undefined) {
    await prove();
    await page.locator('.me-strip').getByRole('button', { name: 'Delete my account…' }).click();
    await confirm.click();
  }
  await says(page, 'You are signed out everywhere.');
  expect(await matchesOf(page)).toEqual([]);
}

describe('an account', () => {
  it('can be kept by e-mail: a guest adds an address, returns by code and by link, and deletes it', async ({
    openPage,
    club: { mailbox, origin },
  }) => {
    const { page: first } = await openPage();
    const { page: second } = await openPage({ width: 390, height: 844 });
    const match = await playAsGuest(first);
    const add = first.locator('.me-card', { hasText: 'Ways to sign in' });
    await add.getByLabel('E-mail address').fill('ada@levante.example');
    await add.getByLabel('E-mail address').press('Enter');
    await first.getByText('We have sent a message to ada@levante.example.').waitFor();
    await readable(first, 'waiting for a message');
    // A phone reloads the page while its person reads the message: the code is still accepted.
    await first.reload();
    await first.getByLabel('Code from the message').fill((await mailbox.next()).code ?? '');
    await first.getByLabel('Code from the message').press('Enter');
    await says(first, 'Address confirmed.');
    await first.getByText('ada@levante.example', { exact: true }).waitFor();

    // The second browser asks, tries a wrong code first, and finds the match.
    await second.goto('/me');
    const heading = second.getByRole('heading', { name: 'Sign in', exact: true });
    const signIn = second.locator('.me-card', { has: heading });
    await signIn.getByLabel('E-mail address').fill('Ada@levante.example');
    await signIn.getByRole('button', { name: 'Send me a code' }).click();
    await second.getByText('If Ada@levante.example has an account, a message is on its way.').waitFor();
    await readable(second, 'waiting for a message on a phone');
    const letter = await mailbox.next();
    await signIn.getByLabel('Code from the message').fill('aaaa-aaaa');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await says(second, 'That was not accepted.');
    await signIn.getByLabel('Code from the message').fill(letter.code ?? '');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await says(second, 'Welcome back, Ada.');
    expect(await matchesOf(second)).toEqual([match]);

    // A third one opens the link, which alone changes nothing and leaves no trace in the address.
    const { page: third } = await openPage();
    await second.request.post('/api/sign-in/email', { data: { address: 'ada@levante.example', language: 'en' } });
    const opened = await mailbox.next();
    await third.goto(opened.link ?? '');
    await third.getByText('You opened a link from an e-mail.').waitFor();
    // It names the account, and asks for the code where no person asked for the message.
    await third.getByText('It signs you in to the account of Ada, a…@levante.example.').waitFor();
    await readable(third, 'a link in another browser');
    await third.getByText('Guest in this browser').waitFor();
    expect(third.url()).toBe(`${origin}/me`);
    expect(await matchesOf(third)).toEqual([]);
    const strip = third.locator('.me-link');
    await strip.getByLabel('Code from the message').fill('aaaa-aaaa');
    await strip.getByRole('button', { name: 'Sign in' }).click();
    await says(third, 'That was not accepted.');
    await strip.getByLabel('Code from the message').fill(opened.code ?? '');
    await strip.getByRole('button', { name: 'Sign in' }).click();
    await says(third, 'Welcome back, Ada.');
    expect(await matchesOf(third)).toEqual([match]);
    await press(third, 'Sign out everywhere else');
    await says(third, 'Only this browser is signed in now.');
    expect((await mailbox.next()).text).toContain('All other devices were signed out of your account');

    // Where the message was asked for, the link alone signs in.
    await first.goto('/me');
    await first.getByText('Guest in this browser').waitFor();
    await first.getByLabel('E-mail address').last().fill('ada@levante.example');
    await press(first, 'Send me a code');
    const tab = await first.context().newPage();
    await tab.goto((await mailbox.next()).link ?? '');
    await tab.getByText('It signs you in to the account of Ada, a…@levante.example.').waitFor();
    await tab.locator('.me-link').getByRole('button', { name: 'Sign in' }).click();
    await says(tab, 'Welcome back, Ada.');
    await tab.close();
    await first.goto('/me');
    await first.getByText('You have an account').waitFor();
    const email = { address: 'ada@levante.example', next: null };
    await leave(first, third, { holds: { email }, isListed: true });
  });

  it('can be kept by a club’s own sign-in: a guest uses it, returns elsewhere, and deletes it', async ({
    openPage,
    server: origin,
  }) => {
    const { page: first } = await openPage();
    const { page: second } = await openPage({ width: 390, height: 844 });
    const visit = async (page: Page, login: string) => {
      await press(page, 'Sign in with the club');
      await page.locator('input[name=login]').fill(login);
      await page.locator('input[name=password]').fill('any');
      await page.locator('button[type=submit]').click();
      await page.locator('button[type=submit]').click();
      await says(page, 'You are signed in.');
    };
    const match = await playAsGuest(first);
    await visit(first, 'ada');
    await first.getByText('Your account there signs you in here.').waitFor();
    expect(first.url()).toBe(`${origin}/me`);
    await readable(first, 'account of a club');

    await second.goto('/me');
    await second.getByText('Guest in this browser').waitFor();
    const guests = await openMatch(second);
    await visit(second, 'ada');
    expect(await matchesOf(second)).toEqual([match]);
    await press(second, 'Leave');
    expect(await matchesOf(second)).not.toContain(guests);

    // Proof through the club leaves the page; the change that was pressed is offered again.
    await first.reload();
    const prove = async (page: Page) => {
      const dialog = page.getByRole('dialog', { name: 'Is it you?' });
      await dialog.getByRole('button', { name: 'Sign in with the club' }).click();
      await page.locator('input[name=login]').fill('ada');
      await page.locator('input[name=password]').fill('any');
      await page.locator('button[type=submit]').click();
      await page.getByText('Thank you. Go on with your change?').waitFor();
    };
    await press(first, 'Get new codes');
    await prove(first);
    const go = first.locator('.me-strip').getByRole('button', { name: 'Get new codes' });
    await expect.poll(() => go.evaluate((button) => button === document.activeElement)).toBe(true);
    await readable(first, 'going on with a change');
    await go.press('Enter');
    await expect.poll(() => first.locator('.me-codes code').count()).toBe(10);
    expect(await first.evaluate(() => sessionStorage.getItem('levante.pressed'))).toBeNull();
    // When it is time, a page that is opened lets the club confirm its person, and is shown again.
    await first.route(
      '**/api/service',
      async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        await route.fulfill({ response, json: { ...json, mine: { ...json.mine, confirm: true } } });
      },
      { times: 1 },
    );
    const silent = first.waitForRequest((request) => request.url().includes('prompt=none'));
    const returned = first.waitForResponse((response) => response.url().includes('/api/sign-in/provider/return'));
    await first.goto('/tables').catch(() => {});
    await silent;
    expect((await returned).headers().location).toBe('/tables');
    await first.waitForURL(`${origin}/tables`);
    await first.getByRole('heading', { name: 'Tables', exact: true }).waitFor();

    // Signing in there without credentials has proved nothing on this browser.
    await leave(second, first, { holds: { provider: true }, isListed: false, prove: () => prove(second) });
  });
});
