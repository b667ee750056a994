import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

const steps = (page: Page) => page.locator('.steps li');
const firstCity = (page: Page) => page.locator('.destinations [data-sign="legal"]').first();

/** Buys the first open card of a city, sails there with it and builds: a whole turn except its end. */
async function draftTurn(page: Page): Promise<void> {
  await firstCity(page).click();
  await page.locator('.hand [data-sign="legal"]').first().click();
  await page.locator('.turn-action .button').first().click();
  await steps(page).nth(2).waitFor();
}

describe('the table', () => {
  it('explains why an action is illegal, with the clause, on hover, focus and click', async ({ page }) => {
    await sitDown(page, { players: 3 });
    const loan = page.locator('.loan').first();
    await loan.hover();
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').innerText()).toContain('There are no loans in the first round.');
    expect(await page.getByRole('tooltip').innerText()).toContain('EC-7.1');
    await page.mouse.move(0, 0);
    // Playwright refuses to click a disabled button; this one answers with its reason.
    await loan.click({ force: true });
    expect(await page.getByRole('alert').innerText()).toContain('EC-7.1');
    await page.locator('.destinations button').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').innerText()).toContain('Buy');
  });

  it('removes a refusal when the position changes', async ({ page }) => {
    await sitDown(page, { players: 3 });
    await page.locator('.loan').first().hover();
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('p');
    await page
      .locator('.turn-action .button')
      .first()
      .evaluate((button) => button instanceof HTMLElement && button.click());
    await steps(page).first().waitFor();
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
  });

  it('opens the clause of a tip by mouse, touch and key, and keeps the draft', async ({ page }) => {
    await sitDown(page, { players: 3 });
    await firstCity(page).click();
    const tip = page.getByRole('tooltip');
    const clause = page.getByRole('dialog').getByRole('heading', { name: /\d\.\d/ });
    const loan = page.locator('.loan').first();
    const link = tip.getByText(/EC-\d/);
    const closed = async () => {
      await clause.waitFor();
      await page.keyboard.press('Escape');
      await clause.waitFor({ state: 'detached' });
      expect(await steps(page).count()).toBe(1);
    };
    await loan.hover();
    await link.hover();
    await link.click();
    await closed();
    await page.mouse.move(0, 0);
    await loan.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await link.click();
    await closed();
    await page.keyboard.press('t');
    await loan.focus();
    // The tip from the tap may still be open; the key must show that of the focused element.
    await expect
      .poll(async () => {
        await page.keyboard.press('c');
        return await clause.isVisible();
      })
      .toBe(true);
    await closed();
  });

  it('undoes and redoes steps by buttons and keys; keeps them over a reload; confirms the end of the turn if set', async ({
    page,
  }) => {
    await sitDown(page, { players: 3 });
    await draftTurn(page);
    const cash = await page.locator('.players').innerText();
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('u');
      expect(await steps(page).count()).toBe(left);
    }
    expect(await page.locator('.players').innerText()).toContain('20');
    for (const there of [1, 2, 3]) {
      await page.keyboard.press('r');
      expect(await steps(page).count()).toBe(there);
    }
    expect(await page.locator('.players').innerText()).toBe(cash);
    const drafted = await steps(page).allInnerTexts();
    await steps(page).nth(1).getByRole('button').click();
    expect(await steps(page).count()).toBe(1);
    for (let i = 0; i < 2; i++) await page.keyboard.press('r');

    await page.reload();
    await steps(page).nth(2).waitFor();
    expect(await steps(page).allInnerTexts()).toEqual(drafted);

    await page.keyboard.press('?');
    await page.getByLabel('Ask before my turn ends').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await page.getByText('This cannot be undone').first().waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect(await steps(page).count()).toBe(3);
    await page.keyboard.press('e');
    await page.locator('.turn-action').getByRole('button', { name: 'End turn' }).click();
    await page
      .getByText(/^You .*built/)
      .first()
      .waitFor();
  });
});
