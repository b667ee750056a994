import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

describe('the book of rules', () => {
  it('is searched, and opens at the clause of its address', async ({ page }) => {
    await page.goto('/rules/el-capitan#EC-4.5');
    const addressed = page.locator('[data-addressed]');
    await addressed.waitFor();
    expect(await addressed.getAttribute('id')).toBe('EC-4.5');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('EC-4.5');
    expect(await addressed.evaluate((clause) => clause.getBoundingClientRect().top < innerHeight)).toBe(true);

    await page.getByRole('searchbox').fill('fourth');
    await expect.poll(() => page.locator('mark').first().innerText()).toBe('fourth');
    const found = await page.locator('.rules-clause').count();
    expect(await page.getByRole('status').innerText()).toBe(`${found} clauses found`);

    await page
      .getByRole('article', { name: /Never more than three/ })
      .getByRole('link', { name: /The majority|Majority/ })
      .click();
    await expect.poll(() => page.locator('[data-addressed]').getAttribute('id')).toBe('EC-8.3');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');

    await page.getByRole('link', { name: 'Golden Horn' }).first().click();
    await page.getByRole('heading', { name: 'The rules of Golden Horn' }).waitFor();
  });

  it('opens over the table at the clause of a refusal, and leaves the draft as it was', async ({ page }) => {
    await sitDown(page, { players: 3 });
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
    await page.locator('.loan').first().click({ force: true });
    await page.getByRole('alert').getByRole('button', { name: 'rule EC-' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading').waitFor();
    const heading = await sheet.getByRole('heading').innerText();
    await sheet.locator('.clause-related').getByRole('button').first().click();
    await expect.poll(() => sheet.getByRole('heading').innerText()).not.toBe(heading);
    const address = await sheet.getByRole('link', { name: 'Open the whole book' }).getAttribute('href');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('.steps li').count()).toBe(1);

    await page.goto(address ?? '');
    await expect.poll(() => page.locator('[data-addressed]').count()).toBe(1);
  });
});
