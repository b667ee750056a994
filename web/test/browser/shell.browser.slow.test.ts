import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play, sitDown } from './lib/player.ts';
import { Harbour, webDir } from './lib/server.ts';

const HOUR_MS = 3_600_000;
/** Pixels by which letters may overflow their lines; a clipped line overflows more. */
const LETTERS = 4;
const phase = (page: Page): Promise<string> => page.locator('.match-phase').innerText();
const isRound = (round: number) => async (page: Page) => (await phase(page)).includes(`round ${round}`);

/** A server with a copy of the page, which a new version can replace. */
async function openReplaceable() {
  const pages = await mkdtemp(join(tmpdir(), 'levante-pages-'));
  await cp(webDir, pages, { recursive: true });
  const harbour = await Harbour.open({ pages });
  const close = async () => {
    await harbour.close();
    await rm(pages, { recursive: true, force: true });
  };
  /** Gives every script another name, as a build of other sources does. */
  const replace = async () => {
    const assets = join(pages, 'assets');
    const texts = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
    const renamed = (text: string) => text.replace(/-([\w-]{8})\.(js|css)\b/g, '-$1.next.$2');
    for (const file of [join(pages, 'index.html'), ...texts.map((name) => join(assets, name))])
      await writeFile(file, renamed(await readFile(file, 'utf8')));
    for (const name of await readdir(assets)) {
      if (/\.(br|gz)$/.test(name)) await rm(join(assets, name));
      else if (renamed(name) !== name) await rename(join(assets, name), join(assets, renamed(name)));
    }
    for (const name of await readdir(pages)) if (/\.(br|gz)$/.test(name)) await rm(join(pages, name));
  };
  return { harbour, replace, close };
}

const steps = (page: Page) => page.locator('.turn .steps li');

/** Sits down alone, and drafts the beginning of a turn. */
async function draft(page: Page): Promise<readonly string[]> {
  await sitDown(page, { players: 2, here: 2 });
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  await page.locator('[data-sign="legal"]').first().click();
  await steps(page).first().waitFor();
  return await steps(page).allInnerTexts();
}

describe('a new version of the page', () => {
  it('is offered if the server no longer has a file, and the reload keeps the draft', async ({ openPage }) => {
    const { harbour, replace, close } = await openReplaceable();
    const { page, complaints } = await openPage(undefined, harbour.url);
    const drafted = await draft(page);
    await replace();
    await page.getByRole('button', { name: 'Menu' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'There is a new version of this site.' });
    await notice.waitFor();
    expect(await page.getByText(/Check your network/).count()).toBe(0);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
    await expect.poll(() => steps(page).allInnerTexts()).toEqual(drafted);
    expect(await notice.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    // The browser logs a style sheet that is gone.
    const logged = complaints.splice(0);
    expect(logged.filter((text) => !text.startsWith('Refused to apply style'))).toEqual([]);
    await close();
  });

  it('is loaded by the button of a page whose file the server no longer has', async ({ openPage }) => {
    const { harbour, replace, close } = await openReplaceable();
    const { page, complaints } = await openPage(undefined, harbour.url);
    await page.goto('/');
    await page.locator('.matches[aria-busy="false"]').waitFor();
    await replace();
    await page.getByRole('link', { name: 'Statistics' }).first().click();
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('There is a new version of this site.').waitFor();
    await main.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
    expect(await page.getByText('There is a new version of this site.').count()).toBe(0);
    const logged = complaints.splice(0);
    expect(logged.filter((text) => !text.startsWith('Refused to apply style'))).toEqual([]);
    await close();
  });

  it('leaves an open page the files of its version, which the server keeps', async ({ openPage }) => {
    const { harbour, replace, close } = await openReplaceable();
    const { page } = await openPage(undefined, harbour.url);
    await draft(page);
    await harbour.stop();
    await replace();
    await harbour.startAgain();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'version' }).count()).toBe(0);
    await close();
  });
});

describe('around the table', () => {
  it('reports a part of the page that cannot be loaded, and shows it once it can', async ({ page }) => {
    await sitDown(page, { players: 2, here: 2 });
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
    await notice.waitFor();
    // Some browsers fetch a failed module again, others only after a reload; the page must not reload before it can.
    await page.route('**/match/*', (route) => route.abort());
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.waitFor();
    await page.locator('.table:not([aria-busy])').waitFor();
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.locator('.table:not([aria-busy])').waitFor();
    const menu = page.locator('dialog[open]');
    await expect
      .poll(async () => {
        const open = await menu.count();
        // Without a reload the menu that was asked for opens by itself.
        if (open === 0)
          await page
            .getByRole('button', { name: 'Menu' })
            .click({ timeout: 500 })
            .catch(() => {});
        return open;
      })
      .toBe(1);
    expect(await notice.count()).toBe(0);
  });

  it('logs nothing if the parts that the page loads last cannot be loaded', async ({ openPage }) => {
    // Errors of the page are collected, and checked when the visitor is closed.
    const { page, context } = await openPage();
    await page.clock.install();
    await context.addInitScript(`window.settledMs = ${HOUR_MS}`);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.clock.fastForward(HOUR_MS);
    await failed;
    await page.waitForLoadState('networkidle');
  });

  it('works without drawings that cannot be loaded, and shows them once they can', async ({ page }) => {
    await page.route('**/assets/*.svg', (route) => route.abort());
    await sitDown(page, { players: 2, here: 2 });
    await page.locator('.table:not([aria-busy])').waitFor();
    const width = () =>
      page
        .locator('.chart-place .art-vignette g')
        .first()
        .evaluate((one) => (one instanceof SVGGElement ? one.getBBox().width : null));
    expect(await width()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(width).toBeGreaterThan(100);
  });

  it('marks bots with their level on the shields, and announces their actions one by one', async ({ page }) => {
    await sitDown(page, { players: 3, level: 'deckhand' });
    const panels = page.locator('.player');
    expect(await panels.nth(0).locator('.bot-mark').count()).toBe(0);
    expect(await panels.nth(1).locator('.bot-mark').textContent()).toBe('bot, Deckhand');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = await page.locator('.player-shield:has(.bot-mark)').evaluateAll(
        (shields) =>
          shields.filter((shield) => {
            const mark = shield.querySelector('.art-shield use')?.getBoundingClientRect();
            const badge = shield.querySelector('.bot-mark')?.getBoundingClientRect();
            return mark && badge && badge.left < mark.right && badge.bottom > mark.top;
          }).length,
      );
      expect(covered).toBe(0);
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const log = page.getByRole('log');
    await play(page, isRound(2));
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    const lines = await log.locator('p').allInnerTexts();
    expect(lines.filter((text) => /^(Bo|Cleo) (bought|sailed|built)/.test(text)).length).toBeGreaterThan(3);
    // Then the prompt.
    expect(lines.at(-1)).toMatch(/you have \d+ florins?\.$/);
  });

  it('clips neither names nor the phase on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.request.get('/api/me');
    const names = ['Captain', 'Massimiliano', 'Guest 1', 'Bianca', 'Wilhelmina'];
    const seats = names.map((name) => ({ kind: 'me', name }));
    const reply = await page.request.post('/api/matches', {
      data: { game: 'el-capitan', options: { players: 5 }, seats, shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    const shown = page.locator('.player-name strong, .match-phase');
    await shown.nth(5).waitFor();
    const cut = await shown.evaluateAll(
      (all, letters) =>
        all.flatMap((one) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
          const whole = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + letters;
          return whole
            ? []
            : [`${one.textContent}: ${scrollWidth} in ${clientWidth}, ${scrollHeight} in ${clientHeight}`];
        }),
      LETTERS,
    );
    expect(cut).toEqual([]);
  });
});
