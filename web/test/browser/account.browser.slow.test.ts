import { MyExport } from '@levante/wire';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { readable } from './lib/accessibility.ts';
import { haveName, matchesOf, openMatch, press, requestWithCookies, says, twoBrowsers } from './lib/account-page.ts';
import { share, withAuthenticator } from './lib/authenticator.ts';
import { it } from './lib/browser-test.ts';

describe('an account', () => {
  it('takes a guest from the first passkey, over a second browser and a recovery code, to deletion', async ({
    openPage,
    harbour,
  }) => {
    const { first, second, own, other } = await twoBrowsers(openPage, harbour);

    // A guest plays, and adds a passkey.
    await first.goto('/me');
    await haveName(first, 'Ada');
    const match = await openMatch(first);
    await first.getByText('You play as a guest.').waitFor();
    await first.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
    await says(first, 'Passkey added.');
    await first.getByText('You play as a guest.').waitFor({ state: 'detached' });
    await first.getByLabel('Handle').fill('ada');
    await first.getByRole('button', { name: 'Save' }).nth(1).click();
    await first.getByText('@ada').waitFor();
    await press(first, 'Get new codes');
    await first.locator('.me-codes').waitFor();
    const codes = await first.locator('.me-codes code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await readable(first, 'account with codes');
    await press(first, 'I have kept them');
    await first.getByText('10 codes left.').waitFor();

    // A second browser, where she was another guest, signs in and finds the match.
    await second.goto('/me');
    await second.getByText('Guest in this browser').waitFor();
    const guests = await openMatch(second);
    await share(own, other);
    await press(second, 'Sign in with a passkey');
    await says(second, 'Welcome back, Ada.');
    expect(await matchesOf(second)).toEqual([match]);
    await press(second, 'Take along');
    await says(second, 'One match is yours now.');
    expect(new Set(await matchesOf(second))).toEqual(new Set([match, guests]));
    await readable(second, 'account on a phone');

    // It signs the first one out.
    const statusOfFirst = await requestWithCookies(first);
    await press(second, /^Sign out: /);
    await says(second, 'Signed out.');
    expect(await statusOfFirst()).toBe(401);

    // The first one comes back with a code, which works once.
    await first.goto('/me');
    await first.getByText('Guest in this browser').waitFor();
    await first.getByLabel('Recovery code').fill(codes[0] ?? '');
    await press(first, 'Use a recovery code');
    await says(first, 'Welcome back, Ada.');
    await first.getByText('9 codes left.').waitFor();

    const downloading = first.waitForEvent('download');
    await first.getByRole('link', { name: 'Download all' }).click();
    expect((await downloading).suggestedFilename()).toBe('levante-export.json');
    const exported = z.parse(MyExport, await (await first.request.get('/api/me/export')).json());
    expect(exported).toMatchObject({ name: 'Ada', handle: 'ada', codes: 9 });
    expect(exported.matches).toHaveLength(2);

    // A match against a bot, which waits for her to come back.
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'deckhand' },
    ];
    const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    expect((await first.request.post('/api/matches', { data })).status()).toBe(201);
    const running = (await matchesOf(first)).find((id) => id !== match && id !== guests);
    await press(first, 'Delete my account…');
    await readable(first, 'deleting an account');
    const statusOfSecond = await requestWithCookies(second);
    await first.getByRole('dialog').getByRole('button', { name: 'Delete my account', exact: true }).click();
    await says(first, 'You are signed out everywhere.');
    expect(await statusOfSecond()).toBe(401);

    // Opened again, the page still says so, and does not offer a passkey, which would begin another account.
    await first.reload();
    await first.locator('.me-strip', { hasText: 'You are signed out everywhere.' }).waitFor();
    expect(await first.getByText('You play as a guest.').count()).toBe(0);

    // She comes back within the seven days.
    await first.getByLabel('Recovery code').fill(codes[1] ?? '');
    await press(first, 'Use a recovery code');
    await first.getByText('This account is being deleted.').waitFor();
    await readable(first, 'coming back');
    expect(await matchesOf(first)).toEqual([]);
    await press(first, 'Come back');
    // Two tables that waited for players are gone, which it says.
    await says(first, 'Welcome back, Ada. Your seats at 2 tables that waited for players were given to others.');
    await first.getByText('@ada').waitFor();
    expect(await first.getByText('You are signed out everywhere.').count()).toBe(0);
    expect(await matchesOf(first)).toEqual([running]);
  });

  it('transfers settings, lessons and puzzles, and removes them from a browser that is signed out', async ({
    openPage,
    harbour,
  }) => {
    const { first, second, own, other } = await twoBrowsers(openPage, harbour);
    const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
    const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    const chosen = { theme: 'dark', language: 'de', chosenAt: { theme: 5, language: 5 } };

    // A guest with settings and progress adds a passkey.
    await first.goto('/me');
    await first.evaluate((settings) => {
      localStorage.setItem('levante.settings', JSON.stringify(settings));
      localStorage.setItem('levante.lessons', '{"golden-horn":{"beat":3,"of":12}}');
      localStorage.setItem('levante-puzzles-golden-horn', '{"1":"solved","2":"failed"}');
    }, chosen);
    await first.reload();
    const sent = first.waitForResponse((reply) => reply.url().endsWith('/api/me/synced') && reply.status() === 200);
    await first.locator('.me-strip').getByRole('button', { name: 'Passkey einrichten' }).click();
    await says(first, 'Passkey eingerichtet.');
    await sent;
    await expect.poll(() => stored(first, 'levante.synced')).not.toBeNull();

    // The second browser has the account's theme, language and progress.
    await second.goto('/me');
    await share(own, other);
    await press(second, 'Sign in with a passkey');
    await second.getByRole('heading', { name: 'Du', exact: true }).waitFor();
    await expect.poll(() => theme(second)).toBe('dark');
    expect(await stored(second, 'levante-puzzles-golden-horn')).toBe('{"1":"solved","2":"failed"}');
    expect(JSON.parse((await stored(second, 'levante.lessons')) ?? '')).toEqual({ 'golden-horn': { beat: 3, of: 12 } });
    await second.goto('/learn');
    await second.getByRole('link', { name: /4.*12/ }).first().waitFor();

    // A choice there reaches the first one.
    await second.evaluate(() => localStorage.setItem('levante.lessons', '{"golden-horn":{"beat":12,"of":12}}'));
    await second.goto('/me');
    await expect
      .poll(async () => JSON.stringify(await (await second.request.get('/api/me/synced')).json()))
      .toContain('"step":12');
    await first.goto('/me');
    await expect.poll(() => stored(first, 'levante.lessons')).toContain('"beat":12');

    // It signs the first one out, which forgets everything.
    await second.goto('/me');
    await press(second, /^Abmelden: /);
    await says(second, 'Abgemeldet.');
    await first.goto('/me');
    await first.getByText('Guest in this browser').waitFor();
    await expect.poll(() => stored(first, 'levante.synced')).toBeNull();
    expect([await stored(first, 'levante.lessons'), await stored(first, 'levante-puzzles-golden-horn')]).toEqual([
      null,
      null,
    ]);
    expect(await theme(first)).toBeUndefined();
  });

  it('asks for proof before changes once ten minutes have passed, and changes nothing without it', async ({
    openPage,
    harbour,
  }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page } = await openPage({}, address);
    await withAuthenticator(page);
    await page.goto('/me');
    await page.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
    await says(page, 'Passkey added.');
    // As if the proof had expired: the first reply asks for another.
    await page.route(
      '**/api/me/codes',
      (route) => route.fulfill({ status: 403, json: { code: 'proof-needed', message: '' } }),
      { times: 1 },
    );
    await press(page, 'Get new codes');
    await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('You have no recovery codes.').waitFor();
    await page.route(
      '**/api/me/codes',
      (route) => route.fulfill({ status: 403, json: { code: 'proof-needed', message: '' } }),
      { times: 1 },
    );
    await press(page, 'Get new codes');
    await press(page, 'Use a passkey');
    await expect.poll(() => page.locator('.me-codes code').count()).toBe(10);
    await press(page, 'I have kept them');

    // The last way to sign in goes after a question that names the effect.
    await press(page, /^Remove the passkey/);
    const question = page.getByRole('dialog', { name: 'Remove your last way to sign in?' });
    await question.getByText('only your 10 recovery codes and browsers that are signed in').waitFor();
    await readable(page, 'removing the last way to sign in');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('10 codes left.').waitFor();
    await press(page, /^Remove the passkey/);
    await question.getByRole('button', { name: 'Remove all the same' }).click();
    await says(page, 'Passkey removed.');
    await page.getByText('None yet.', { exact: true }).first().waitFor();
  });

  it('lists where it is signed in page by page, beginning with this browser', async ({ openPage, harbour }) => {
    const { page } = await openPage({ width: 390, height: 844 }, harbour.url);
    await page.goto('/me');
    const devices = page.locator('.me-card', { has: page.getByRole('heading', { name: 'Signed in' }) });
    await devices.getByText('this one', { exact: true }).waitFor();
    const statuses = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const tokens = Array.from({ length: 24 }, (_, i) => JSON.stringify({ name: `Program ${i}` }));
      const replies = tokens.map((body) => fetch('/api/tokens', { method: 'POST', headers, body }));
      return (await Promise.all(replies)).map(({ status }) => status);
    });
    expect(new Set(statuses)).toEqual(new Set([201]));
    await page.reload();
    const rows = devices.locator('.me-list li');
    await expect.poll(() => rows.count()).toBe(20);
    expect(await rows.first().innerText()).toContain('this one');
    await readable(page, 'a page of devices');
    const more = devices.getByRole('button', { name: 'Show more' });
    await page.route('**/api/me/devices?*', (route) => route.abort());
    await more.click();
    await devices.getByRole('alert').getByText('The server is not answering.').waitFor();
    await page.unroute('**/api/me/devices?*');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(25);
    expect(await devices.getByRole('alert').count()).toBe(0);
    // The pressed button is gone: what came in its place has the focus.
    expect(await rows.nth(20).locator('button:focus').count()).toBe(1);
    expect(await devices.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    // All of them are in question when this browser gets a new session.
    await expect.poll(() => devices.locator('.me-token-choice input').count()).toBe(24);
  });

  it('offers no passkey at an address without a name, and leads to the same page at localhost', async ({
    openPage,
    harbour,
  }) => {
    const { page } = await openPage({}, harbour.url);
    await page.goto('/me');
    const ways = page.locator('.me-card', { has: page.getByRole('heading', { name: 'Ways to sign in' }) });
    await ways.getByText('Passkeys need an address with a name.').waitFor();
    expect(await ways.getByText('on the same machine').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    await ways.getByRole('link', { name: 'Open this page at localhost' }).click();
    await page.waitForURL(`${harbour.url.replace('127.0.0.1', 'localhost')}/me`);
    await page.getByRole('button', { name: 'Add a passkey' }).first().waitFor();
  });

  it('is offered to guests in a strip that stays away for two weeks', async ({ openPage, harbour }) => {
    const { page } = await openPage({ width: 844, height: 390 }, harbour.url.replace('127.0.0.1', 'localhost'));
    await withAuthenticator(page);
    await page.goto('/me');
    await press(page, 'Not now');
    await page.reload();
    await page.locator('.me-card').first().waitFor();
    expect(await page.locator('.me-strip').count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('levante.guest-strip', String(Date.now() - 15 * 24 * 3600 * 1000)));
    await page.reload();
    await page.locator('.me-strip').waitFor();
  });
});
