import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { BROWSER } from './lib/browser.ts';
import { it as shared } from './lib/browser-test.ts';
import { play } from './lib/player.ts';

/** A page of a browser that is set to block all cookies and site data, and the errors that it logs. */
interface Blocked {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

const it = shared.extend('blocked', async ({ server }, { onCleanup }): Promise<Blocked> => {
  const profile = await mkdtemp(join(tmpdir(), 'levante-profile-'));
  await mkdir(join(profile, 'Default'));
  // As the setting "Don’t allow sites to save data on your device" does.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...BROWSER, baseURL: server, locale: 'en' });
  onCleanup(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
  await context.addInitScript('window.settledMs = 0');
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  return { context, page, complaints };
});

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This browser stores nothing for this site.' });
const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);

describe('a browser that stores nothing for the site', () => {
  it('shows every page, and reports once that data is not stored', async ({ blocked: { page, complaints } }) => {
    await page.goto('/rules/el-capitan');
    await page.locator('.rules-chapter h2').first().waitFor();
    await notice(page).waitFor();
    expect(await hindrances(page)).toEqual([]);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    expect(await notice(page).count()).toBe(0);
    for (const name of ['Tables', 'Learn', 'Puzzles', 'Statistics', 'Your account', 'Licences', 'Levante']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.locator('main h1, .home').first().waitFor();
      expect(await notice(page).count()).toBe(0);
    }
    for (const path of [
      '/',
      '/new',
      '/board',
      '/replay',
      '/learn/el-capitan',
      '/puzzles/el-capitan/1',
      '/me/notifications',
    ]) {
      await page.goto(path);
      await page.locator('main h1, .home, .table:not([aria-busy])').first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('plays matches on the device until the page is left', async ({ blocked: { page, complaints } }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await play(page, isRound(2));
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.locator('.match-home').click();
    await page.locator('.match-line').first().click();
    await play(page, isRound(3));
    expect(complaints).toEqual([]);
  });

  it('says on the page about oneself, and where seats are taken, that others need cookies', async ({
    blocked: { page, complaints },
  }) => {
    const alert = page.getByRole('alert').filter({ hasText: 'that needs cookies' });
    await page.goto('/me');
    await alert.waitFor();
    await page.goto('/tables');
    await page.locator('.quick-cell').first().click();
    await alert.waitFor();
    expect(await page.getByText('Sign in, or allow cookies').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('watches a match of others', async ({ blocked: { page, complaints }, ada }) => {
    await ada.page.request.get('/api/me');
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me', name }));
    const reply = await ada.page.request.post('/api/matches', {
      data: { game: 'el-capitan', options: { players: 2 }, seats },
    });
    const { id }: { readonly id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    await page.locator('.table:not([aria-busy])').waitFor();
    await ada.page.goto(`/match/${id}`);
    const heading = await page.locator('.turn h2').innerText();
    await play(ada.page, async () => (await page.locator('.turn h2').innerText()) !== heading);
    expect(complaints).toEqual([]);
  });
});
