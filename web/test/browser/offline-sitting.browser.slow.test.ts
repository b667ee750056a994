import { fileURLToPath } from 'node:url';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import type { Visitor } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { setUp } from './lib/device.ts';
import { isHornOver, playTogether } from './lib/horn-player.ts';
import { isOver, play } from './lib/player.ts';
import { learn, POINTING } from './lib/pupil.ts';
import type { Harbour } from './lib/server.ts';
import { solveOne } from './lib/solver.ts';

const recordOf = (name: string): string =>
  fileURLToPath(new URL(`../../../records/corpus/${name}.levante.json`, import.meta.url));

/** A game, and what to check in it. */
interface Voyage {
  readonly game: 'el-capitan' | 'golden-horn';
  readonly title: string;
  readonly verb: string;
  readonly record: string;
  /** A clause to open by its address; other clauses of its page have pictures. */
  readonly clause: string;
  finish(page: Page): Promise<void>;
}

const EL_CAPITAN: Voyage = {
  game: 'el-capitan',
  title: 'El Capitán',
  verb: 'build',
  record: 'el-capitan-2-base',
  clause: 'EC-4.5',
  finish: (page) => play(page, isOver),
};
const GOLDEN_HORN: Voyage = {
  game: 'golden-horn',
  title: 'Golden Horn',
  verb: 'on',
  record: 'golden-horn-2-as-described',
  clause: 'GH-6.3',
  finish: (page) => playTogether([page], () => isHornOver(page)),
};

/** Visits once online until the service worker is ready; then opens a new page without network or server. */
async function cutOff(visitor: Visitor, harbour: Harbour): Promise<Page> {
  await visitor.page.goto('/');
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await visitor.context.setOffline(true);
  await harbour.stop();
  return again(visitor, visitor.page);
}

/** Closes the page and opens a new one in the same browser. */
async function again({ context, watch }: Visitor, page: Page): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  watch(next);
  return next;
}

const standing = (page: Page): Promise<void> => page.locator('.table:not([aria-busy])').waitFor();

async function solve(page: Page, { game, verb }: Voyage): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 900 });
  await solveOne(page, game, verb);
  await page.getByRole('heading', { name: 'That is the turn!' }).waitFor();
}

async function read(page: Page, { game, clause }: Voyage): Promise<void> {
  await page.goto(`/rules/${game}#${clause}`);
  await page.locator(`[data-addressed][id="${clause}"]`).waitFor();
  await page.locator('.rules-clause figure svg').first().waitFor();
}

async function openRecord(page: Page, { record }: Voyage): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(recordOf(record));
  await standing(page);
  await page.keyboard.press('Escape');
}

describe('the page without network and server', () => {
  // The rest behaves the same: the page caches all its files alike.
  it.for(
    length<readonly Voyage[]>({ slow: [EL_CAPITAN], long: [] }),
  )('shows the first beat of a lesson, a puzzle, the book and a record: $title', async (voyage, {
    openPage,
    harbour,
  }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    const page = await cutOff(ada, harbour);
    await page.goto(`/learn/${voyage.game}`);
    const title = page.locator('.pilot h2');
    const first = await title.innerText();
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await expect.poll(() => title.innerText()).not.toBe(first);
    await solve(page, voyage);
    await read(page, voyage);
    await openRecord(page, voyage);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: /^Analyse/ }).click();
    await page.getByRole('progressbar').waitFor();
  });

  it.for(length<readonly Voyage[]>({ slow: [GOLDEN_HORN], long: [EL_CAPITAN, GOLDEN_HORN] }))(
    'completes a lesson, puzzles, the book, a record and a match: $title',
    { timeout: 600_000 },
    async (voyage, { openPage, harbour }) => {
      const ada = await openPage({ offline: true }, harbour.url);
      let page = await cutOff(ada, harbour);
      await page.goto(`/learn/${voyage.game}`);
      await standing(page);
      await page.locator('.pilot').waitFor();
      await learn(page, POINTING);
      expect(await page.locator('.pilot-task').count()).toBe(0);
      await page.getByRole('button', { name: 'Play a match against easy bots' }).click();
      await page.waitForURL('**/device/*');
      await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
      await solve(page, voyage);
      await page.setViewportSize({ width: 1440, height: 900 });
      await read(page, voyage);

      await openRecord(page, voyage);
      await page.getByRole('button', { name: 'Look back' }).first().click();
      await page.getByRole('slider').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('PageUp');
      await page.getByRole('button', { name: 'Back to now' }).click();
      await page.keyboard.press('?');
      await page.getByRole('button', { name: /^Analyse/ }).click();
      await page.getByRole('heading', { name: 'Mistakes and blunders' }).waitFor({ timeout: 240_000 });

      await setUp(page, ['me', 'bot'], voyage.title);
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
      const address = page.url();
      page = await again(ada, page);
      await page.goto(address);
      await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
      await voyage.finish(page);
      page = await again(ada, page);
      await page.goto('/');
      await expect.poll(() => page.locator('.matches .match-line', { hasText: 'Over' }).count()).toBe(1);
    },
  );
});
