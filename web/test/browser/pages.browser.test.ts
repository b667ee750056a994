import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const path = (page: Page) => new URL(page.url()).pathname;

describe('the pages', () => {
  it('follow links and the browser’s history without a reload', async ({ page }) => {
    await page.goto('/');
    await heading(page, 'Levante');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: 'Statistics' }).click();
    await heading(page, 'Statistics');
    expect(path(page)).toBe('/statistics');
    expect(await page.getByRole('link', { name: 'Statistics' }).getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await heading(page, 'Levante');
    await page.goForward();
    await heading(page, 'Statistics');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  it('link to the licences of everything they contain', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Licences' }).click();
    await heading(page, 'Licences');
    const font = page.locator('.licences li', { hasText: '@fontsource/alegreya-sans' });
    await font.locator('summary').click();
    expect(await font.innerText()).toContain('SIL OPEN FONT LICENSE');
    expect(await page.locator('.licences li', { hasText: 'preact' }).count()).toBeGreaterThan(1);
    expect((await page.request.get('/NOTICES.txt')).status()).toBe(200);
  });

  it('start at the top after a link', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 300 });
    await page.goto('/');
    await heading(page, 'Levante');
    await page.evaluate(() => scrollTo(0, 150));
    expect(await page.evaluate(() => scrollY)).toBe(150);
    await page.getByRole('link', { name: 'Puzzles' }).first().dispatchEvent('click');
    await heading(page, 'Puzzles');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('leave clicks with a modifier key to the browser', async ({ page }) => {
    await page.goto('/');
    await heading(page, 'Levante');
    const isTaken = (init: object) =>
      page.getByRole('link', { name: 'Statistics' }).evaluate((link, held) => {
        let taken = false;
        const after = (event: Event) => {
          taken = event.defaultPrevented;
          // Otherwise the browser would leave the page.
          event.preventDefault();
        };
        addEventListener('click', after, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...held }));
        return taken;
      }, init);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(await isTaken(held), JSON.stringify(held)).toBe(false);
    expect(path(page)).toBe('/');
    expect(await isTaken({})).toBe(true);
    await heading(page, 'Statistics');
  });

  it('report one that could not be loaded, and load it on retry', async ({ page }) => {
    await page.goto('/');
    await heading(page, 'Levante');
    await page.route(/statistics-page.*\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Statistics' }).click();
    await heading(page, 'This page did not load');
    expect(path(page)).toBe('/statistics');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('This page did not load');
    // The rest of the client works, and so does going back.
    await page.goBack();
    await heading(page, 'Levante');
    await page.goForward();
    await heading(page, 'This page did not load');
    await page.unroute(/statistics-page.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Statistics');
  });

  it('show the last requested one, even if another loads slowly', async ({ page }) => {
    await page.goto('/');
    await heading(page, 'Levante');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/statistics-page.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest(/statistics-page.*\.js$/);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await request;
    await page.getByRole('link', { name: 'Puzzles' }).first().click();
    await heading(page, 'Puzzles');
    const openPage = page.waitForResponse(/statistics-page.*\.js$/);
    release();
    await (await openPage).finished();
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.locator('main h1').filter({ hasNotText: 'Puzzles' }).waitFor();
    await page.goBack();
    await heading(page, 'Puzzles');
    expect(path(page)).toBe('/puzzles');
  });
});
