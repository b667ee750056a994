import { MyExport } from '@levante/wire';
import type { CDPSession, Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { readable } from './lib/accessibility.ts';
import { matchesOf, openMatch, press, says } from './lib/account-page.ts';
import { it } from './lib/browser-test.ts';

interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** Gives a page's browser a virtual authenticator that verifies its user. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { session, authenticatorId };
}

/** Copies passkeys to another authenticator, as a person's own devices share them. */
async function share({ session, authenticatorId }: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
  }
}

describe('an account', () => {
  it('takes a guest from the first passkey over a second browser and a recovery code to deletion', async ({
    come,
    harbour,
  }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page: first } = await come({}, address);
    const { page: second } = await come({ width: 390, height: 844 }, address);
    const [own, other] = [await withAuthenticator(first), await withAuthenticator(second)];

    // A guest plays, and adds a passkey.
    await first.goto('/me');
    await first.getByLabel('Name', { exact: true }).fill('Ada');
    await press(first, 'Save');
    await says(first, 'Saved.');
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
    await press(second, /^Sign out: /);
    await says(second, 'Signed out.');
    expect((await first.request.get('/api/matches')).status()).toBe(401);

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

    await press(first, 'Delete my account…');
    await press(first, 'Delete for good');
    await says(first, 'Deleted.');
    await first.getByLabel('Recovery code').fill(codes[1] ?? '');
    await press(first, 'Use a recovery code');
    await says(first, 'That was not accepted.');
    expect((await second.request.get('/api/matches')).status()).toBe(401);
  });

  it('asks for proof before changes once ten minutes have passed, and changes nothing without', async ({
    come,
    harbour,
  }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page } = await come({}, address);
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
  });

  it('is offered to guests in a strip that stays away for two weeks', async ({ come, harbour }) => {
    const { page } = await come({ width: 844, height: 390 }, harbour.url.replace('127.0.0.1', 'localhost'));
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
