import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import { haveAccount, press } from './lib/account-page.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import type { Harbour } from './lib/server.ts';

/** Returns the pages of two people, at the name of the server under which passkeys work. */
async function bothOf(harbour: Harbour, openPage: OpenPage): Promise<readonly [Page, Page]> {
  const address = harbour.url.replace('127.0.0.1', 'localhost');
  return [(await openPage({}, address)).page, (await openPage({}, address)).page];
}

const invitation = (page: Page) => page.getByRole('link', { name: 'Ada invites you' });

describe('an invitation by handle', () => {
  it('is made at a waiting table, seen on every page, declined and accepted', async ({ harbour, openPage }) => {
    const [page, bo] = await bothOf(harbour, openPage);
    await haveAccount(page, 'Ada', 'ada-one');
    await haveAccount(bo, 'Bo', 'bo-two');
    await bo.goto('/rules');
    await bo.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/new?seats=open&game=golden-horn');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await press(page, 'Open the table');
    await page.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    await page.getByLabel(/^Handle of the person to invite/).fill('B');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a handle of 3 to 20').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('@bo-two');
    await page.keyboard.press('Enter');
    await page.getByText('@bo-two').waitFor();
    await page.getByText('has not answered yet').waitFor();
    expect(await hindrances(page)).toEqual([]);

    // Bo reads the rules, and sees it immediately.
    await invitation(bo).waitFor();
    expect(await bo.title()).toMatch(/^Ada invites you/);
    await bo.goto('/');
    await bo.getByRole('heading', { name: 'You are invited' }).waitFor();
    expect(await hindrances(bo)).toEqual([]);
    await bo.goto('/tables');
    await bo.getByRole('button', { name: 'Decline: Golden Horn with Ada' }).press('Enter');
    await bo.getByRole('heading', { name: 'You are invited' }).waitFor({ state: 'detached' });
    await page.getByText('@bo-two has declined').waitFor();

    // Invited again, withdrawn, and invited once more.
    const invite = async () => {
      await page.getByLabel(/^Handle of the person to invite/).fill('bo-two');
      await page.keyboard.press('Enter');
    };
    await invite();
    await bo.getByRole('heading', { name: 'You are invited' }).waitFor();
    await press(page, 'Withdraw the invitation of @bo-two');
    await bo.getByRole('heading', { name: 'You are invited' }).waitFor({ state: 'detached' });
    await invite();
    await bo.getByText('by invitation').waitFor();
    await bo.getByRole('button', { name: 'Sit down: Golden Horn with Ada' }).click();
    await Promise.all([page, bo].map((one) => one.locator('.table:not([aria-busy])').waitFor()));
    expect(new URL(bo.url()).pathname).toBe(new URL(page.url()).pathname);
    expect(await invitation(bo).count()).toBe(0);
  });

  it('is made when a table is opened, and answered at the table', async ({ harbour, openPage }) => {
    const [page, bo] = await bothOf(harbour, openPage);
    await haveAccount(page, 'Ada', 'ada-three');
    await haveAccount(bo, 'Bo', 'bo-four');
    await page.goto('/new?seats=open&game=golden-horn');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    const field = page.getByLabel('Handle of the person to invite: seat 2');
    await field.fill('no handle!');
    await press(page, 'Open the table');
    await page.getByText('Enter a handle of 3 to 20').waitFor();
    await field.fill('bo-four');
    await press(page, 'Open the table');
    await page.getByText('@bo-four').waitFor();
    await bo.goto('/rules');
    await invitation(bo).click();
    await bo.getByRole('button', { name: 'Decline' }).waitFor();
    expect(await hindrances(bo)).toEqual([]);
    await bo.getByRole('button', { name: 'Decline' }).click();
    await bo.waitForURL('**/tables');
    await page.getByText('@bo-four has declined').waitFor();
  });

  it('can be required for every open seat, so that the table is in no list and has no link', async ({
    harbour,
    openPage,
  }) => {
    const [page, bo] = await bothOf(harbour, openPage);
    await bo.goto('/new?seats=open&game=golden-horn');
    const invitedOnly = (one: Page) => one.getByRole('radio', { name: /^Only people I invite by their handle/ });
    expect(await invitedOnly(bo).isDisabled()).toBe(true);
    await bo.getByText('You need an account to invite people.').waitFor();
    await haveAccount(page, 'Ada', 'ada-nine');
    await haveAccount(bo, 'Bo', 'bo-ten');
    await page.goto('/new?seats=open&game=golden-horn');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await invitedOnly(page).check();
    expect(await hindrances(page)).toEqual([]);
    await press(page, 'Open the table');
    await page.getByText('Enter a handle of 3 to 20').waitFor();
    await page.getByLabel('Handle of the person to invite: seat 2').fill('@bo-ten');
    await page.getByRole('radio', { name: 'Only people I invite by their handle @bo-ten' }).waitFor();
    await press(page, 'Open the table');
    await page.getByText('has not answered yet').waitFor();
    expect(await page.getByRole('heading', { name: 'Invite someone' }).count()).toBe(0);
    await bo.goto('/tables');
    await bo.getByText('Nobody is waiting at the moment.').waitFor();
    await bo.getByRole('button', { name: /^Sit down: Golden Horn with / }).click();
    await Promise.all([page, bo].map((one) => one.locator('.table:not([aria-busy])').waitFor()));
  });
});

describe('the list of people who are here', () => {
  it('shows people who agreed to be shown, each with an invitation', async ({ harbour, openPage }) => {
    const [page, bo] = await bothOf(harbour, openPage);
    await haveAccount(page, 'Ada', 'ada-five');
    await haveAccount(bo, 'Bo', 'bo-six');
    await page.goto('/tables');
    const here = page.getByRole('region', { name: 'Here now' });
    await here.getByText('Nobody shows themselves here.').waitFor();
    await bo.goto('/tables');
    await bo.getByLabel('Show me here, and what I do').check();
    // Another page counts, too.
    await bo.goto('/rules');
    await bo.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => await (await page.request.get('/api/tables/here')).text()).toContain('bo-six');
    await page.reload();
    await here.getByText('@bo-six').waitFor();
    await here.getByText('free', { exact: true }).waitFor();
    expect(await hindrances(page)).toEqual([]);
    await here.getByRole('link', { name: 'Invite: Bo' }).click();
    await page.getByLabel('Handle of the person to invite: seat 2').waitFor();
    expect(await page.getByLabel('Handle of the person to invite: seat 2').inputValue()).toBe('bo-six');
    await press(page, 'Open the table');
    await invitation(bo).waitFor();
  });

  it('leads to the matches that they let others watch', async ({ harbour, openPage }) => {
    const [page, bo] = await bothOf(harbour, openPage);
    await haveAccount(page, 'Ada', 'ada-seven');
    await haveAccount(bo, 'Bo', 'bo-seven');
    await bo.goto('/tables');
    await bo.getByLabel('Show me here, and what I do').check();
    await bo.goto('/new?seats=open&game=golden-horn');
    await bo.getByRole('radio', { name: '2', exact: true }).check();
    await press(bo, 'Open the table');
    await bo.getByRole('heading', { name: 'One seat is still free' }).waitFor();
    await page.goto('/tables');
    const here = page.getByRole('region', { name: 'Here now' });
    await here.getByText('waits at a table').waitFor();
    await page.getByRole('button', { name: /^Sit down: Golden Horn with / }).click();
    await Promise.all([page, bo].map((one) => one.locator('.table:not([aria-busy])').waitFor()));
    const [watcher] = await bothOf(harbour, openPage);
    await haveAccount(watcher, 'Cem', 'cem-eight');
    await watcher.goto('/tables');
    await watcher.getByText('plays Golden Horn').waitFor();
    expect(await hindrances(watcher)).toEqual([]);
    await watcher.getByRole('link', { name: 'Watch: Bo' }).click();
    await watcher.locator('.table:not([aria-busy])').waitFor();
    expect(new URL(watcher.url()).pathname).toBe(new URL(bo.url()).pathname);
  });
});
