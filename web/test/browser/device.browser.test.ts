import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { isOver, play } from './lib/player.ts';
import { connect } from './lib/shared.ts';

const WORKER = '**/assets/worker-*.js';
/** Code for the bots' thread that knows one level, and does something else than answer where it is to think. */
const threadThat = (does: string): string => `
  postMessage({ say: 'ready' });
  onmessage = ({ data: { id, ask } }) => {
    if (ask === 'levels') postMessage({ say: 'answer', id, lines: ['deckhand'] });
    else { ${does} }
  };`;

/** Sets a match on this device up by clicks: who sits where, in the order of the seats. */
async function setUp(page: Page, kinds: readonly string[], game = 'El Capitán'): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByRole('radio', { name: String(kinds.length), exact: true }).check();
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  // Whoever was me before somebody else became it is still at this screen.
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  await page.getByRole('radio', { name: 'As listed' }).check();
}

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table, .pass-screen').first().waitFor();
}

const myTurn = (page: Page): Promise<void> => page.locator('.turn[data-mine]').waitFor();
const phaseOf = (page: Page): Promise<string> => page.locator('.match-phase').innerText();
const prompt = (page: Page): Promise<string> => page.locator('.turn-prompt').innerText();

/** Gives the bots' thread other code the first time it is fetched. */
async function breakFirstThread(context: BrowserContext, code: string): Promise<void> {
  await context.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: code }), { times: 1 });
}

/** Saves the record by the button of the end, and reads the file. */
async function savedRecord(page: Page): Promise<MatchRecord> {
  const saving = page.waitForEvent('download');
  await page.locator('dialog').getByRole('button', { name: 'Save the record' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9]{14}\.levante\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const read = readRecord(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

describe('a match on this device', () => {
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

  it('is played to the end with the network cut, its record proves the deal, and home lists it', async () => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    await myTurn(page);
    await page.waitForLoadState('networkidle');
    await ada.context.setOffline(true);

    await page.getByRole('button', { name: 'Menu' }).click();
    const mark = await page.locator('.deal dd').innerText();
    expect(mark).toMatch(/^sha256:[0-9a-f]{64}$/);
    const running = await savedRecord(page);
    expect(running.commitment).toBe(mark);
    expect(running.seed).toBeUndefined();
    await page.keyboard.press('Escape');

    await play(page, isOver);
    const record = await savedRecord(page);
    expect(commitmentOf(record.seed ?? '')).toBe(mark);
    const dealer = new Dealer(record.seed ?? '');
    const end = replay(GAMES, record, (table, ply) => {
      const line = record.actions[ply];
      if (line?.startsWith('* ')) expect(dealer.draw(table.legal())).toBe(line);
    });
    expect('refusal' in end ? end.refusal : end.result()).toEqual(record.result);
    expect(record.names).toHaveLength(2);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(record.seed ?? 'no seed').waitFor();
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.locator('.match-line').waitFor();
    expect(await page.locator('.match-line').innerText()).toContain('on this device');
    await page.getByText('The server does not answer').first().waitFor();
    // A new one can be begun without it.
    await page.getByRole('button', { name: 'Play Golden Horn' }).click();
    await page.getByRole('link', { name: 'Play on this device' }).click();
    await page.getByRole('radio', { name: 'Golden Horn' }).check();
    await openTable(page);
  }, 400_000);

  it('goes on after a reload, draft and all, and after the tab was closed', async () => {
    await setUp(page, ['me', 'bot', 'bot']);
    await openTable(page);
    await myTurn(page);
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
    const drafted = await page.locator('.steps li').allInnerTexts();
    await page.reload();
    await page.locator('.steps li').first().waitFor();
    expect(await page.locator('.steps li').allInnerTexts()).toEqual(drafted);

    await play(page, async (one) => (await phaseOf(one)).includes('round 3'));
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await phaseOf(page)).toContain('round 3');
    await page.close();
    page = await ada.context.newPage();
    ada.watch(page);
    await page.goto('/');
    expect(await page.locator('.match-status').innerText()).toBe('Your turn');
    await page.locator('.match-line').click();
    await play(page, async (one) => (await phaseOf(one)).includes('round 5'));
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('slider').fill('0');
    expect(await phaseOf(page)).toBe('Setting out');
  });

  it('is deleted from the list, after a question', async () => {
    await setUp(page, ['me', 'here']);
    await openTable(page);
    const address = page.url();
    await page.goto('/');
    await page.getByRole('button', { name: 'Delete the match of Ada, Guest 1' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete the match of Ada, Guest 1' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No match yet.').waitFor();
    await page.goto(address);
    await page.getByText('This browser keeps no such match.').waitFor();
  });

  it('is one match in two tabs', async () => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto(page.url());
    await other.locator('.table').waitFor();
    await play(page, async (one) => (await phaseOf(one)).includes('round 3'));
    await expect.poll(() => phaseOf(other)).toContain('round 3');
    await play(other, async (one) => (await phaseOf(one)).includes('round 4'));
    await expect.poll(() => phaseOf(page)).toContain('round 4');
  });

  it('seats people and bots that people want, and nobody from elsewhere', async () => {
    await setUp(page, ['me', 'bot']);
    const kinds = await page.getByLabel('Seat 2: Who plays').locator('option').allInnerTexts();
    expect(kinds).toEqual(['Me', 'Someone else at this screen', 'Bot']);
    const levels = await page.getByLabel('Seat 2: Level').locator('option').allInnerTexts();
    expect(levels).toContain('Deckhand');
    expect(levels).not.toContain('Stowaway');
    await page.getByRole('radio', { name: /^At the server/ }).check();
    expect(await page.getByLabel('Seat 2: Who plays').locator('option').count()).toBe(4);
  });

  it('shows nobody the secrets of another at the same screen', async () => {
    await setUp(page, ['me', 'here'], 'Golden Horn');
    await openTable(page);
    const seen: string[] = [];
    for (let turn = 0; turn < 30 && seen.length < 2; turn++) {
      const pass = page.getByRole('button', { name: /^I am / });
      await pass.or(page.locator('.turn[data-mine]')).first().waitFor();
      if (await pass.isVisible()) {
        expect(await page.locator('.gh-hand').count()).toBe(0);
        const name = (await pass.innerText()).replace(/^I am (.*):.*$/, '$1');
        await pass.click();
        await myTurn(page);
        expect(await page.locator('.player[data-playing] .player-name strong').innerText()).toBe(name);
        if (!seen.includes(name)) seen.push(name);
      }
      await page
        .getByRole('button', { name: 'Place the ships' })
        .or(page.locator('.turn-action .button-primary, .turn-end:not([aria-disabled])'))
        .or(
          page.locator(
            '.gh-city-head[data-sign="legal"], .gh-goods-stack[data-sign="legal"], .gh-space[data-sign="legal"]',
          ),
        )
        .or(page.locator('.turn-action .button:not(:has-text("Cancel"))'))
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
    }
    expect(seen.sort()).toEqual(['Ada', 'Guest 1']);
  });

  it('replaces a bot that fails, says so, and goes on', async () => {
    await breakFirstThread(ada.context, threadThat(`throw new Error('lost')`));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.getByText('Bianca came to no decision. A deckhand plays this turn in their place.').waitFor();
    await myTurn(page);
    await page.locator('.connection').getByRole('button', { name: 'Close' }).click();
    await page.locator('.connection').waitFor({ state: 'detached' });
    await play(page, async (one) => (await phaseOf(one)).includes('round 3'));
    expect(await page.locator('.connection').count()).toBe(0);
  });

  it('says that the bots cannot be fetched, and goes on when they can', async () => {
    let network = false;
    await ada.context.route(WORKER, (route) => (network ? route.continue() : route.abort()));
    await page.goto('/new?where=device');
    await page.getByText('The bots could not be fetched').waitFor();
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.locator('.connection').getByText('The bots could not be fetched').waitFor();
    network = true;
    await page.locator('.connection').getByRole('button', { name: 'Try again' }).click();
    await myTurn(page);
    await page.locator('.connection').waitFor({ state: 'detached' });
  });

  it('answers while a bot thinks and thinks, and in the end another bot plays its turn', async () => {
    await page.clock.install();
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    const before = await page.locator('.turn').boundingBox();

    // All this is done by the page while the bot's thread does nothing but think.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Lamplight').check();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Payday forecast' }).click();
    await page.getByRole('button', { name: 'Hide the forecast' }).click();
    expect(await prompt(page)).toContain('is thinking.');
    expect(await page.locator('.turn').boundingBox()).toEqual(before);

    await page.clock.fastForward(15_000);
    await page.getByText('came to no decision').waitFor();
    await myTurn(page);
  });

  it('lets a bot that thinks go when the table is left', async () => {
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('link', { name: 'El Capitán' }).click();
    await page.locator('.match-line').waitFor();
    // A browser gives a thread that is ended in the midst of something a while to end by itself.
    await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);
    await page.locator('.match-line').click();
    await myTurn(page);
  });
});
