import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import type { BrowserContext, Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import {
  breakFirstThread,
  holdTimeLimits,
  myTurn,
  openTable,
  phaseOf,
  prompt,
  setUp,
  threadThat,
  WORKER,
} from './lib/device.ts';
import { isOver, play } from './lib/player.ts';

/** Saves the record with the button at the end and reads the file. */
async function savedRecord(page: Page): Promise<MatchRecord> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).first().click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9]{14}\.levante\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const read = readRecord(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

declare global {
  interface Window {
    /** Connections to the database that this page has opened. */
    connections?: IDBDatabase[];
    /** Whether the database cannot be opened. */
    refusesConnections?: boolean;
  }
}

/** Notes the connections that pages open. */
async function recordConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connections: IDBDatabase[] = [];
    window.connections = connections;
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      if (window.refusesConnections) throw new DOMException('Internal error.', 'UnknownError');
      const opening = open(name, version);
      opening.addEventListener('success', () => connections.push(opening.result));
      return opening;
    };
  });
}

/** Closes them without a word, as browsers do in the background. */
async function closeConnections(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => {
      for (const one of window.connections ?? []) one.close();
      return window.connections?.length;
    }),
  ).toBeGreaterThan(0);
}

/** Returns the number of actions that are stored. */
const lastPly = (page: Page): Promise<{ readonly ply: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('levante');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('matches').objectStore('matches').getAll();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result[0]);
          };
        };
      }),
  );

describe('a match on this device', () => {
  it('is played to the end offline, its record proves the deal, and home lists it', async ({ ada, page }) => {
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
    await page.getByText('The server is not answering').first().waitFor();
    // A new match can start without it.
    await page.getByRole('button', { name: 'Play Golden Horn' }).click();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
  }, 400_000);

  it('is one match in two tabs', async ({ ada, page }) => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto(page.url());
    await other.locator('.table:not([aria-busy])').waitFor();
    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    await expect.poll(() => phaseOf(other)).toContain('round 2');
    await play(other, async (one) => (await phaseOf(one)).includes('round 3'));
    await expect.poll(() => phaseOf(page)).toContain('round 3');
  });

  it('stops a thinking bot when the table is left', async ({ ada, page }) => {
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('link', { name: 'El Capitán' }).click();
    await page.locator('.match-line').waitFor();
    // The browser gives a terminated worker some time to finish by itself.
    await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);
    await page.locator('.match-line').click();
    await myTurn(page);
  });

  it('resumes with its draft after a reload, and after the tab was closed', async ({ ada, page }) => {
    await setUp(page, ['me', 'bot', 'bot']);
    await openTable(page);
    await myTurn(page);
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
    const drafted = await page.locator('.steps li').allInnerTexts();
    await page.reload();
    await page.locator('.steps li').first().waitFor();
    expect(await page.locator('.steps li').allInnerTexts()).toEqual(drafted);

    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await phaseOf(page)).toContain('round 2');
    await page.close();
    const again = await ada.context.newPage();
    ada.watch(again);
    await again.goto('/');
    expect(await again.locator('.hero .match-line').innerText()).toContain('Take your turn');
    await again.locator('.hero .match-line').click();
    await play(again, async (one) => (await phaseOf(one)).includes('round 3'));
    await again.getByRole('button', { name: 'Look back' }).click();
    await again.getByRole('slider').fill('0');
    expect(await phaseOf(again)).toBe('Setting out');
  });

  it('is saved without a message although the browser has closed its storage', async ({ ada, page }) => {
    await recordConnections(ada.context);
    await setUp(page, ['me', 'me']);
    await openTable(page);
    await play(page, async () => (await page.locator('.turn-end:not([aria-disabled])').count()) > 0);
    await closeConnections(page);
    const before = await prompt(page);
    await page.locator('.turn-end').click();
    await expect.poll(() => prompt(page)).not.toBe(before);
    expect(await page.getByRole('alert').count()).toBe(0);
    const { ply } = await lastPly(page);
    await page.reload();
    await page.locator('.table:not([aria-busy])').waitFor();
    expect((await lastPly(page)).ply).toBe(ply);
  });

  it('reports a closed storage that cannot be reopened, and is saved once it can', async ({ ada, page }) => {
    await recordConnections(ada.context);
    await setUp(page, ['me', 'me']);
    await openTable(page);
    await play(page, async () => (await page.locator('.turn-end:not([aria-disabled])').count()) > 0);
    await closeConnections(page);
    await page.evaluate(() => {
      window.refusesConnections = true;
    });
    await page.locator('.turn-end').click();
    await page.getByText(/its storage was closed, and could not be opened again/).waitFor();
    // The next page can open it, and has the draft.
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.turn-end:not([aria-disabled])').waitFor();
    const before = await prompt(page);
    await page.locator('.turn-end').click();
    await expect.poll(() => prompt(page)).not.toBe(before);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is deleted from the list after confirmation', async ({ page }) => {
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
    await page.getByText('This browser has no such match.').waitFor();
  });

  it('replaces a failing bot, reports it, and continues', async ({ ada, page }) => {
    await breakFirstThread(ada.context, threadThat(`throw new Error('lost')`));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.getByText('Bianca did not decide in time. A deckhand plays this turn instead.').waitFor();
    await myTurn(page);
    await page.locator('.connection').getByRole('button', { name: 'Close' }).click();
    await page.locator('.connection').waitFor({ state: 'detached' });
    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    expect(await page.locator('.connection').count()).toBe(0);
  });

  it('can be played even if it cannot be made available offline', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => {
        document.documentElement.dataset.refused = '';
        return Promise.reject(new Error('no service worker'));
      };
    });
    await page.goto('/new?where=device');
    await setUp(page, ['me', 'me']);
    await openTable(page);
    await page.locator('html[data-refused]').waitFor();
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.hand [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
  });

  it('reports that the bots cannot be loaded, and continues once they can', async ({ ada, page }) => {
    let network = false;
    await ada.context.route(WORKER, (route) => (network ? route.continue() : route.abort()));
    await page.goto('/new?where=device');
    await page.getByText('The bots could not be loaded').waitFor();
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.locator('.connection').getByText('The bots could not be loaded').waitFor();
    network = true;
    // An automatic retry may have removed the button meanwhile.
    const again = page.locator('.connection').getByRole('button', { name: 'Try again' });
    await again.click({ timeout: 3000 }).catch(() => {});
    await myTurn(page);
    await page.locator('.connection').waitFor({ state: 'detached' });
  });

  it('stays responsive while a bot hangs, and replaces it in the end', async ({ ada, page }) => {
    const timeUp = await holdTimeLimits(page);
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    await page.locator('.table:not([aria-busy])').waitFor();
    const before = await page.locator('.turn').boundingBox();

    // The page handles all this while the bots' worker is busy.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Lamplight').check();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Payday forecast' }).click();
    await page.getByRole('button', { name: 'Hide the forecast' }).click();
    expect(await prompt(page)).toContain('is thinking.');
    await expect.poll(() => page.locator('.turn').boundingBox()).toEqual(before);

    // The bot may not have been asked yet when this first happens.
    const isReplaced = () => page.getByText('did not decide in time').isVisible();
    await expect.poll(() => timeUp().then(isReplaced)).toBe(true);
    await myTurn(page);
  });
});
