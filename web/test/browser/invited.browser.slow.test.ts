import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { becomeOperator } from './lib/account-page.ts';
import { it as withBrowser } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';

const it = withBrowser.extend('harbour', async ({ browser: _ }, { onCleanup }): Promise<Harbour> => {
  const harbour = await Harbour.open({ options: { requireInvitation: true } });
  onCleanup(() => harbour.close());
  return harbour;
});

const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
const data = { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false };
const opened = async (page: Page): Promise<number> => (await page.request.post('/api/matches', { data })).status();

describe('a server that requires invitations', () => {
  it('refuses a guest until they open the link that an operator made', async ({ openPage, harbour }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page } = await openPage({}, address);
    await becomeOperator(page, harbour);
    await page.goto('/operate');
    const card = page.locator('.admin-card').filter({
      has: page.getByRole('heading', { name: 'Invitations', exact: true }),
    });
    await card.getByLabel('For how many people').fill('2');
    await card.getByRole('button', { name: 'Make an invitation' }).press('Enter');
    const link = (await card.locator('code').textContent()) ?? '';
    expect(link).toMatch(/\/invited\/[a-z0-9-]{19}$/);
    await card.getByText('for 2 more people').waitFor();
    await readable(page, 'invitations of operators');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: 'Copy address' }).press('Enter');
    await card.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    // Bo sees where to enter a code, and mistypes.
    const { page: bo } = await openPage({}, address);
    await bo.goto('/tables');
    expect(await opened(bo)).toBe(403);
    const codeLink = bo.locator('.quick').getByRole('link', { name: 'Enter your code' });
    await codeLink.waitFor();
    expect(await bo.locator('#quick-grid button:not([aria-disabled="true"])').count()).toBe(0);
    await bo.goto('/new?seats=open');
    await bo.locator('.setup-foot').getByRole('link', { name: 'Enter your code' }).waitFor();
    expect(await bo.locator('.setup-foot button[type="submit"]:enabled').count()).toBe(0);
    await bo.goto('/tables');
    await codeLink.press('Enter');
    await bo.getByLabel('Invitation code').fill('abcd');
    await bo.getByLabel('Invitation code').press('Enter');
    await bo.getByText('This code doesn’t work').waitFor();
    await readable(bo, 'page of an invitation');

    // The link fills the code in; the button uses it.
    await bo.goto(new URL(link).pathname);
    await bo.getByRole('button', { name: 'Use it' }).press('Enter');
    await bo.getByText('Welcome!').waitFor();
    await bo.getByRole('link', { name: 'To the tables' }).waitFor();
    expect(await bo.getByRole('link', { name: 'Enter your code' }).count()).toBe(0);
    expect(await opened(bo)).toBe(201);
    await bo.goto('/invited');
    await bo.getByText('You don’t need an invitation here.').waitFor();

    // In German, on a phone: withdrawn, the rest of it admits no guest.
    await page.reload();
    await card.getByText('for 1 more person').waitFor();
    await card.getByRole('button', { name: 'Take back' }).press('Enter');
    await card.getByText('for 1 more person').waitFor({ state: 'detached' });
    const { page: carla } = await openPage({ language: 'de', width: 390, height: 844 }, address);
    await carla.goto(new URL(link).pathname);
    await carla.getByRole('button', { name: 'Einlösen' }).press('Enter');
    await carla.getByText('Dieser Code gilt nicht').waitFor();
    expect(await opened(carla)).toBe(403);
  });
});
