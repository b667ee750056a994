import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play } from './lib/player.ts';
import { Harbour, webDir } from './lib/server.ts';

async function openOnDevice(page: Page): Promise<void> {
  await page.goto('/new?where=device');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}

/** When the browser has kept the page. */
const kept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);

describe('the page without a network', () => {
  it('opens where a match has been begun on the device, goes on with it, and begins another', async ({
    come,
    harbour,
  }) => {
    const ada = await come({ offline: true }, harbour.url);
    await openOnDevice(ada.page);
    await kept(ada.page);
    await ada.page.close();
    await harbour.stop();

    const page = await ada.context.newPage();
    ada.watch(page);
    await page.goto('/');
    await page.getByText('The server is not answering').waitFor();
    await page.locator('.match-line').click();
    await play(page, isRound(2));
    await page.reload();
    await play(page, isRound(3));
    await page.goto('/rules/golden-horn');
    await page.locator('.rules-chapter h2').first().waitFor();
    await openOnDevice(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await page.goto('/');
    await expect.poll(() => page.locator('.match-line').count()).toBe(3);
  });

  it('is kept for nobody who plays at the server only', async ({ come, harbour }) => {
    const ada = await come({ offline: true }, harbour.url);
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'Play El Capitán' }).click();
    await ada.page.locator('.table:not([aria-busy])').waitFor();
    await ada.page.waitForLoadState('load');
    expect(await ada.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await caches(ada.page)).toEqual([]);
  });

  it('is the new one as soon as there is a new one, and the old one goes', async ({ come }) => {
    const pages = await mkdtemp(join(tmpdir(), 'levante-pages-'));
    await cp(webDir, pages, { recursive: true });
    const harbour = await Harbour.open({ pages });
    const ada = await come({ offline: true }, harbour.url);
    await openOnDevice(ada.page);
    await kept(ada.page);
    expect(await caches(ada.page)).toHaveLength(1);

    const [index, worker] = [join(pages, 'index.html'), join(pages, 'sw.js')];
    await writeFile(
      index,
      (await readFile(index, 'utf8')).replace('<title>', '<meta name="build" content="next"><title>'),
    );
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/BUILD="\w+"/, 'BUILD="next"'));
    await ada.page.goto('/');
    expect(await ada.page.locator('meta[name=build]').getAttribute('content')).toBe('next');
    // The browser looks for a new worker by itself, at times of its own.
    await ada.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => caches(ada.page), { timeout: 20_000 }).toEqual(['levante-next']);
    await harbour.stop();
    await ada.page.reload();
    expect(await ada.page.locator('meta[name=build]').getAttribute('content')).toBe('next');
    await harbour.close();
    await rm(pages, { recursive: true, force: true });
  });
});
