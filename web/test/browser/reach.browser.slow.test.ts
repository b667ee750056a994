import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { hindrances } from './lib/accessibility.ts';
import type { Look } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

const PHONE = 390;
const LOOKS = length<readonly Look[]>({
  slow: [
    { width: 1440, height: 900, theme: 'light' },
    { width: PHONE, height: 844, theme: 'dark' },
  ],
  long: [
    { width: 1440, height: 900, theme: 'light' },
    { width: 1024, height: 768, theme: 'dark' },
    { width: PHONE, height: 844, theme: 'light' },
    { width: PHONE, height: 844, theme: 'dark' },
  ],
});

const RULES = { path: '/rules', stands: '.rules-clause' };
const PAGES = [{ path: '/', stands: 'h1' }, { path: '/new', stands: 'h1' }, RULES];

describe('accessibility and reach', () => {
  for (const look of LOOKS) {
    it(`every page is accessible, ${look.width} wide, ${look.theme}`, async ({ openPage }) => {
      const { page } = await openPage(look);
      for (const { path, stands } of PAGES) {
        await page.goto(path);
        await page.locator(stands).first().waitFor();
        expect(await hindrances(page), path).toEqual([]);
      }
      await page.goto('/new?where=device');
      await page.getByLabel('Seat 2: Level').waitFor();
      expect(await hindrances(page), 'setting up on this device').toEqual([]);
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.locator('.table:not([aria-busy])').waitFor();
      await page.goto('/');
      await page.getByRole('button', { name: /^Delete the match/ }).click();
      expect(await hindrances(page), 'a match of this device at home').toEqual([]);
      await sitDown(page, { players: 2 });
      expect(await hindrances(page), 'table').toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await hindrances(page), 'menu').toEqual([]);
    }, 300_000);
  }

  it('a turn can be played with the keyboard only', async ({ page }) => {
    await sitDown(page, { players: 3 });
    for (const inside of ['.destinations', '.hand', '.chart']) {
      const next = page.locator(`${inside} button[data-sign="legal"]`).first();
      await next.focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('.steps li').nth(2).waitFor();
    await page.keyboard.press('e');
    await page
      .getByText(/^You .*built/)
      .first()
      .waitFor();
  });

  it('a turn can be played by touch on a phone, with explanations by long press', async ({ openPage }) => {
    const { page } = await openPage({ width: PHONE, height: 844, touch: true });
    await sitDown(page, { players: 3 });
    await page.getByRole('button', { name: 'Bank' }).tap();
    const loan = page.locator('dialog .loan').first();
    await loan.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').innerText()).toContain('EC-7.1');
    await loan.dispatchEvent('pointerup', { pointerType: 'touch' });
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Bank' }).tap();
    // The refusal appears where the tap was, not behind the drawer.
    const refused = page.locator('dialog .loan[aria-disabled]').first();
    await refused.waitFor();
    await refused.tap({ force: true });
    await page.locator('dialog').getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cards' }).tap();
    await page.locator('dialog .destinations [data-sign="legal"]').first().tap();
    // The purchase appears under the thumb, where the drawer was.
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hand' }).tap();
    await page.locator('dialog .hand [data-sign="legal"]').first().tap();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.bar-buttons .button-primary').tap();
    await page.locator('.bar-buttons .turn-end').tap();
    await page.getByRole('button', { name: /^Log/ }).tap();
    await page
      .getByText(/^You .*built/)
      .first()
      .waitFor();
  });
});
