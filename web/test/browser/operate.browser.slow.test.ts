import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { becomeOperator, openMatch, press, says } from './lib/account-page.ts';
import { it, type OpenPage } from './lib/browser-test.ts';
import { FIT_WINDOWS, misfits } from './lib/fit.ts';
import type { Harbour } from './lib/server.ts';

/** A match of Anna and Bo, in which Bo has been rude, and Anna has reported it. */
async function rudeMatch(openPage: OpenPage, address: string) {
  const anna = (await openPage({ language: 'de' }, address)).page;
  const bo = (await openPage({}, address)).page;
  await anna.request.get('/api/me');
  await bo.request.post('/api/me', { data: { name: 'Bo' } });
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const data = { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false };
  const { id }: { id: string } = await (await anna.request.post('/api/matches', { data })).json();
  const post = async (page: Page, path: string, data: object) =>
    expect((await page.request.post(`/api/matches/${id}/${path}`, { data })).ok()).toBe(true);
  await post(bo, 'seats', { name: 'Bo' });
  await post(bo, 'chat', { text: 'You fool' });
  await post(anna, 'reports', { line: 1, reason: 'An insult' });
  return { id, anna, bo };
}

/** An operator's page. Passkeys need a name, so the address has one. */
async function operator(openPage: OpenPage, harbour: Harbour) {
  const address = harbour.url.replace('127.0.0.1', 'localhost');
  const { page } = await openPage({}, address);
  await becomeOperator(page, harbour);
  return { page, address };
}

const card = (page: Page, title: string) =>
  page.locator('.admin-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

describe('a notice', () => {
  it('moves no page when it arrives, is shown over a match, and stays hidden once it is closed', async ({
    openPage,
    harbour,
  }) => {
    const text = 'Tonight Levante rests, and everybody who plays over days keeps their time until it is back.';
    await harbour.announce(text);

    const { page: anna } = await openPage({}, harbour.url);
    const strip = anna.getByRole('complementary', { name: 'Notices' });
    const top = async () => (await anna.locator('main h1').boundingBox())?.y;
    await anna.goto('/rules');
    await anna.locator('main h1').waitFor();
    const before = await top();
    await strip.getByText(text).waitFor();
    expect(await top()).toBe(before);
    await readable(anna, 'page on which a notice has arrived');
    // The next page has it in its place, below the header.
    await anna.getByRole('link', { name: 'Puzzles' }).click();
    await anna.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
    const box = await strip.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await top()) ?? 0);

    const seats = [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'deckhand' },
    ];
    const match = { game: 'el-capitan', options: { players: 2 }, seats, shuffle: false };
    const { id }: { id: string } = await (await anna.request.post('/api/matches', { data: match })).json();
    await anna.goto(`/match/${id}`);
    await strip.getByText(text).waitFor();
    await readable(anna, 'match with a notice');
    await strip.getByRole('button', { name: 'Hide this notice' }).click();
    await strip.waitFor({ state: 'detached' });
    await anna.goto('/tables');
    await expect.poll(() => anna.evaluate(() => localStorage.getItem('levante.notices.hidden'))).toMatch(/^\["\w+"\]$/);
    const loaded = anna.waitForResponse((reply) => reply.url().endsWith('/api/service'));
    await anna.reload();
    await loaded;
    await anna.getByRole('heading', { level: 1 }).waitFor();
    expect(await strip.count()).toBe(0);
  });
});

describe('the page for operators', () => {
  it('handles a report, mutes, pauses and posts a notice that others see, and records it all', async ({
    openPage,
    harbour,
  }) => {
    const { page, address } = await operator(openPage, harbour);
    const { id, anna, bo } = await rudeMatch(openPage, address);

    // For others there is nothing at this address.
    await bo.goto('/operate');
    await bo.getByRole('heading', { name: 'There is nothing here' }).waitFor();

    await page.reload();
    await page.getByRole('link', { name: 'Open the admin page' }).click();
    const reports = card(page, 'Reports');
    await reports.getByText('You fool').waitFor();
    await readable(page, 'page for operators');
    await reports.getByRole('button', { name: 'Look' }).click();
    await reports.getByText('Reason given: An insult').waitFor();
    await reports.getByRole('button', { name: 'Mute for a day' }).click();
    await page.getByLabel('Reason').selectOption('insults');
    await readable(page, 'dialog of an act');
    await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click();
    await says(page, 'Done.');
    await reports.getByText('No open reports').waitFor();
    await card(page, 'People').getByText('muted until').waitFor();

    // The chat says until when the person is muted.
    await bo.goto(`/match/${id}`);
    await bo.locator('.chat-fold').click();
    await bo.getByText('An operator has muted you until').waitFor();

    const notice = card(page, 'Notice to everyone');
    await notice.getByLabel('Text (English)').fill('Tonight Levante rests.');
    await notice.getByRole('button', { name: 'Show it' }).click();
    await notice.getByText('Tonight Levante rests.').waitFor();
    await card(page, 'New matches').getByRole('button', { name: 'Pause now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause now' }).click();
    await card(page, 'New matches').getByText('paused', { exact: true }).waitFor();

    // Another browser shows both; without a text in its language the notice is in English and says so.
    await anna.goto('/tables');
    const strip = anna.getByRole('complementary', { name: 'Hinweise' });
    await strip.getByText('Neue Partien machen Pause.').waitFor();
    await strip.getByText('Tonight Levante rests.').waitFor();
    await strip.getByText('(auf Englisch)').waitFor();
    await readable(anna, 'tables with notices');
    await anna.goto('/new?seats=open');
    await anna.getByText('Neue Partien machen auf diesem Server Pause.').waitFor();
    expect(await anna.locator('.setup-foot button[type="submit"]').isDisabled()).toBe(true);
    await strip.getByRole('button', { name: 'Hinweis ausblenden' }).click();
    await strip.getByText('Tonight Levante rests.').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Open again' }).click();
    await card(page, 'New matches').getByText('open', { exact: true }).waitFor();
    await press(page, 'Unmute Bo');
    await card(page, 'People').getByText('muted until').waitFor({ state: 'detached' });
    expect(await card(page, 'Journal').locator('li > div').allInnerTexts()).toMatchObject([
      'Hanna unmuted Bo.',
      'Hanna opened new matches again.',
      expect.stringContaining('Hanna paused new matches.'),
      expect.stringMatching(/^Hanna posted a notice\.(?:.|\n)*Tonight Levante rests\.$/),
      expect.stringContaining('Hanna handled a report.'),
      expect.stringMatching(/^Hanna muted Bo\.(?:.|\n)*Insults$/),
      'A command made Hanna an admin.',
    ]);
  });

  it('shows each match exactly once while matches end, and fits in four languages', async ({ openPage, harbour }) => {
    const { page } = await operator(openPage, harbour);
    for (let i = 0; i < 24; i++) await openMatch(page);
    await page.goto('/operate');
    const matches = card(page, 'Matches');
    await matches.getByRole('button', { name: 'Show more' }).click();
    const links = async () =>
      await matches.locator('li a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    await expect.poll(async () => (await links()).length).toBe(24);
    const before = await links();
    await matches.getByRole('button', { name: 'End…' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the match' }).click();
    await says(page, 'Done.');
    await expect.poll(links).toEqual(before.slice(1));

    const open = async () => {
      await page.goto('/operate');
      await page.locator('.admin-aside').waitFor();
    };
    const operate = { name: 'operate', open };
    for (const look of FIT_WINDOWS) {
      await page.setViewportSize(look);
      expect(await misfits(page, [operate, operate, operate])).toEqual([]);
    }
  });
});
