import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { connect } from './lib/shared.ts';

const boardFile = (board: object) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(board)),
});

describe('home', () => {
  let browser: Browser;
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    ada = await Visitor.come(browser, inject('shared').server);
    page = ada.page;
  });
  afterEach(async () => {
    await ada.close();
    expect(ada.complaints).toEqual([]);
  });

  it('invites whoever has no match, and lists the matches of whoever has', async () => {
    await page.goto('/');
    await page.getByText('No match yet.').waitFor();
    await page.getByRole('link', { name: 'Set up a match' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Islas Canarias').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.table').waitFor();
    expect(await page.locator('.tile, .small').count()).toBeGreaterThan(9);
    await page.goto('/');
    await page.locator('.match-line').click();
    await page.locator('.table').waitFor();
  });

  it('is one click away from a match against three deckhands', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.locator('.table').waitFor();
    expect(await page.locator('.players').innerText()).toContain('Ada');
    await page.locator('.turn[data-mine]').waitFor();
  });

  it('refuses a board file at its first fault, and takes a good one', async () => {
    await page.goto('/new');
    await page.getByLabel('A board file of mine').check();
    const file = page.getByLabel('Choose a board file');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, spread: 'much' }));
    expect(await page.getByRole('alert').innerText()).toContain('/spread');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, name: 'my own' }));
    await page.getByText('Read: my own.').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Own board: my own' }).waitFor();
  });

  it('asks for a name where there is none', async () => {
    await page.goto('/new');
    await page.getByLabel('Seat 1: Name').fill(' ');
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Please give a name');
  });

  it('keeps a seat open for whoever has the link', async () => {
    await page.goto('/new');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Seat 2: Who plays').selectOption('open');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = await page.getByLabel('Link to this table').inputValue();
    const bo = await Visitor.come(browser, inject('shared').server);
    await bo.page.goto(link);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([page.locator('.table').waitFor(), bo.page.locator('.table').waitFor()]);
    expect(await page.locator('.players').innerText()).toContain('Bo');
    const eve = await Visitor.come(browser, inject('shared').server);
    await eve.page.goto(link);
    await eve.page.getByText('You are watching.').waitFor();
    await bo.close();
    await eve.close();
  });

  it('says what to do about a link that leads nowhere', async () => {
    await page.goto('/match/zzzzzzzzzzzzzz');
    await page.getByText('There is no such match.').waitFor();
    await page.goto('/nowhere');
    await page.getByText('There is nothing here.').waitFor();
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'Payday' }).waitFor();
  });
});
