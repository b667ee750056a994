import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../../records/corpus/${name}.levante.json`, import.meta.url));
const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');

/** Drops a file on the page as a mouse would. */
async function drop(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'match.levante.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

/** Number of moments checked. */
const STEPS = 10;

const standing = (page: Page): Promise<void> => page.locator('.table:not([aria-busy])').waitFor();

describe('a record', () => {
  it('opens at its table when its file is dropped at home, and after a reload, and can be stored', async ({
    openPage,
  }) => {
    const { page } = await openPage({ settled: true });
    await page.goto('/');
    // The listener is added shortly after the first render.
    await expect
      .poll(async () => {
        if (!page.url().endsWith('/replay')) await drop(page, textOf('el-capitan-2-base'));
        return page.url();
      })
      .toContain('/replay');
    await standing(page);
    expect(new URL(page.url()).pathname).toBe('/replay');
    await page.locator('.standings').waitFor();
    await page.reload();
    await standing(page);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
    expect(await page.getByRole('slider').getAttribute('max')).toBe('549');
    expect(await page.getByRole('button', { name: 'Copy address' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.keyboard.press('?');
    await page.getByText('549 actions, all by the rules. The seed proves the deal.').waitFor();
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.waitForURL('**/device/*');
    await standing(page);
    await page.goto('/');
    await expect.poll(() => page.locator('.matches .match-line').innerText()).toContain('Over');
  });

  it.for([
    'el-capitan-2-base',
    'golden-horn-2-as-described',
  ])('has no tab stop on parts hidden from the accessibility tree, ply by ply: %s', async (name, { page }) => {
    await page.goto('/replay');
    await page.getByLabel('Or paste its text here').fill(textOf(name));
    await page.getByRole('button', { name: 'Open the record' }).click();
    await standing(page);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
    const slider = page.getByRole('slider');
    const most = Number(await slider.getAttribute('max'));
    const hidden = page.locator('[aria-hidden="true"]:is([tabindex="0"], :has([tabindex="0"]))');
    for (let i = 0; i < STEPS; i++) {
      // A key takes effect when focus leaves the slider; legal actions change after that.
      await page.keyboard.press('Tab');
      await slider.fill(String(Math.round((most * i) / STEPS)));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await hidden.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 160)))).toEqual([]);
    }
  });

  it('of Golden Horn opens from a chosen file, and can be analysed', async ({ page }) => {
    await page.goto('/statistics');
    await page.getByRole('link', { name: 'Open a record' }).click();
    await page.getByLabel('Choose a file').setInputFiles(pathOf('golden-horn-2-as-described'));
    await standing(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: /^Analyse/ }).click();
    await page.getByRole('progressbar').waitFor();
  });

  it('that fails verification is refused with a message, and changes nothing', async ({ page }) => {
    await page.goto('/replay');
    const record = textOf('el-capitan-2-base');
    await drop(
      page,
      record.replace(/"seed": ?"./, (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`),
    );
    await page
      .getByText('its seed gives a different deal')
      .or(page.getByText('This record is wrong'))
      .first()
      .waitFor();
    await drop(page, '<html>');
    await page.getByText('it is not JSON').waitFor();
    await page.getByLabel('Or paste its text here').fill(record);
    await page.getByRole('button', { name: 'Open the record' }).click();
    await standing(page);
  });
});
