import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

const boardFile = (board: object) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(board)),
});

describe('home', () => {
  it('invites whoever has no match, and lists the matches of whoever has', async ({ page }) => {
    await page.goto('/');
    await page.getByText('No match yet.').waitFor();
    await page.getByRole('link', { name: 'Set up a match' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Islas Canarias').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
    expect(await page.locator('.tile, .small').count()).toBeGreaterThan(9);
    await page.goto('/');
    await page.locator('.match-line').click();
    await page.locator('.table:not([aria-busy])').waitFor();
  });

  it('is one click away from a match against three deckhands', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
    expect(await page.locator('.players').innerText()).toContain('Ada');
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  });

  it('puts what waits for me at its head, and the rest below', async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Levante' }).waitFor();
    await sitDown(page, { players: 2, here: 2 });
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const match = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    expect((await page.request.post(`${server}/api/matches`, { data: match })).ok()).toBe(true);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'One table waits for you' }).waitFor();
    expect(await page.locator('.matches .match-line').innerText()).toContain('One seat is open');
    await page.locator('.hero .match-line').click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  });

  it('has the settings at hand, and keeps them', async ({ page }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
    await page.goto('/');
    await page.getByText('Lamplight').click();
    expect(await theme()).toBe('dark');
    await page.getByLabel('Name').fill('Zita');
    await page.getByLabel('Sound').check();
    await page.reload();
    expect(await theme()).toBe('dark');
    expect(await page.getByLabel('Name').inputValue()).toBe('Zita');
    expect(await page.getByLabel('Sound').isChecked()).toBe(true);
  });

  it('opens the setting-up of the game whose button was pressed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Set up Golden Horn' }).click();
    expect(await page.getByRole('radio', { name: 'Golden Horn' }).isChecked()).toBe(true);
  });

  it('refuses a board file at its first fault, and takes a good one', async ({ page }) => {
    await page.goto('/new');
    await page.getByLabel('My own board file').check();
    const file = page.getByLabel('Choose a board file');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, spread: 'much' }));
    expect(await page.getByRole('alert').innerText()).toContain('/spread');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, name: 'my own' }));
    await page.getByText('Read: my own.').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Own board: my own' }).waitFor();
  });

  it('asks for a name where there is none', async ({ page }) => {
    await page.goto('/new');
    await page.getByLabel('Seat 1: Name').fill(' ');
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Please give a name');
  });

  it('keeps a seat open for whoever has the link', async ({ page, come }) => {
    await page.goto('/new');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Seat 2: Who plays').selectOption('open');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = await page.getByLabel('Link to this table').inputValue();
    const bo = await come();
    await bo.page.goto(link);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([
      page.locator('.table:not([aria-busy])').waitFor(),
      bo.page.locator('.table:not([aria-busy])').waitFor(),
    ]);
    expect(await page.locator('.players').innerText()).toContain('Bo');
    const eve = await come();
    await eve.page.goto(link);
    await eve.page.getByText('You are watching.').waitFor();
  });

  it('says what to do about a link that leads nowhere', async ({ page }) => {
    await page.goto('/match/zzzzzzzzzzzzzz');
    await page.getByText('There is no such match.').waitFor();
    await page.goto('/nowhere');
    await page.getByText('There is nothing here.').waitFor();
    await page.getByRole('navigation', { name: 'Levante' }).getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'Payday' }).waitFor();
  });
});
