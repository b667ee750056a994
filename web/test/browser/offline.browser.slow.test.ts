import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play } from './lib/player.ts';
import { Harbour, webDir } from './lib/server.ts';

const RECORD = fileURLToPath(
  new URL('../../../records/corpus/golden-horn-2-as-described.levante.json', import.meta.url),
);

async function openOnDevice(page: Page): Promise<void> {
  await page.goto('/new?where=device');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
}

/** Resolves when the service worker is ready. */
const workerReady = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
const isRound = (round: number) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).includes(`round ${round}`);

describe('the page without a network', () => {
  it('opens after a match was started on the device, continues it, and starts another', async ({
    openPage,
    harbour,
  }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await openOnDevice(ada.page);
    await workerReady(ada.page);
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

  it('opens after a single visit: a match is started, closed, reopened and continued', async ({
    openPage,
    harbour,
  }) => {
    const ada = await openPage({ offline: true, language: 'de' }, harbour.url);
    await ada.page.goto('/');
    await workerReady(ada.page);
    await harbour.stop();

    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'Golden Horn spielen' }).click();
    await ada.page.getByRole('button', { name: 'Auf diesem Gerät spielen' }).click();
    await ada.page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await ada.page.close();

    const page = await ada.context.newPage();
    ada.watch(page);
    await page.goto('/');
    await page.locator('.match-line').click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    for (const address of ['/statistics', '/replay', '/rules/el-capitan']) {
      await page.goto(address);
      await page.locator('h1').waitFor();
    }
    await page.goto('/replay');
    await page.getByLabel('Datei wählen').setInputFiles(RECORD);
    await page.locator('.table:not([aria-busy])').waitFor();
  });

  it('is not cached without a request while the browser saves data', async ({ openPage, harbour }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const deferredTasks = ada.page.waitForResponse('**/assets/deferred-tasks-*.js');
    await ada.page.goto('/');
    // The deferred tasks have loaded and run.
    await deferredTasks;
    await ada.page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(await ada.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await caches(ada.page)).toEqual([]);
    await openOnDevice(ada.page);
    await workerReady(ada.page);
  });

  it('opens a record that another program shares with it', async ({ openPage, harbour }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/');
    await workerReady(ada.page);
    await ada.page.reload();
    const text = await readFile(RECORD, 'utf8');
    // As an operating system does: a form with the file, sent to the address in the manifest.
    await ada.page.evaluate((content) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/replay/share' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'record' });
      const data = new DataTransfer();
      data.items.add(new File([content], 'match.levante.json', { type: 'application/json' }));
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, text);
    await ada.page.waitForURL('**/replay');
    await ada.page.locator('.table:not([aria-busy])').waitFor();
  });

  it('is updated once there is a new build, and keeps the previous build for open pages', async ({ openPage }) => {
    const pages = await mkdtemp(join(tmpdir(), 'levante-pages-'));
    await cp(webDir, pages, { recursive: true });
    const harbour = await Harbour.open({ pages });
    const ada = await openPage({ offline: true }, harbour.url);
    await openOnDevice(ada.page);
    await workerReady(ada.page);
    const first = await caches(ada.page);
    expect(first).toHaveLength(1);

    const index = join(pages, 'index.html');
    const worker = join(pages, 'sw.js');
    await writeFile(
      index,
      (await readFile(index, 'utf8')).replace('<title>', '<meta name="build" content="next"><title>'),
    );
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/BUILD="\w+"/, 'BUILD="next"'));
    await ada.page.goto('/');
    expect(await ada.page.locator('meta[name=build]').getAttribute('content')).toBe('next');
    // The browser looks for a new worker on its own schedule.
    await ada.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => caches(ada.page), { timeout: 20_000 }).toEqual([...first, 'levante-next']);
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/BUILD="\w+"/, 'BUILD="last"'));
    const updated = async () => {
      await ada.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      return await caches(ada.page);
    };
    await expect.poll(updated, { timeout: 20_000 }).toEqual(['levante-next', 'levante-last']);
    await harbour.stop();
    await ada.page.reload();
    expect(await ada.page.locator('meta[name=build]').getAttribute('content')).toBe('next');
    await harbour.close();
    await rm(pages, { recursive: true, force: true });
  });
});
