import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { myTurn, openTable, setUp } from './lib/device.ts';

describe('a match on this device', () => {
  it('seats only people at this screen and bots', async ({ page }) => {
    await setUp(page, ['me', 'bot']);
    const kinds = await page.getByLabel('Seat 2: Who plays').locator('option').allInnerTexts();
    expect(kinds).toEqual(['Me', 'Someone here', 'Bot']);
    const levels = await page.getByLabel('Seat 2: Level').locator('option').allInnerTexts();
    expect(levels).toContain('Deckhand');
    expect(levels).not.toContain('Stowaway');
    await page.getByRole('radio', { name: /^On the server/ }).check();
    expect(await page.getByLabel('Seat 2: Who plays').locator('option').count()).toBe(4);
  });

  it('hides each player’s secrets from the others at the screen', async ({ page }) => {
    await setUp(page, ['me', 'here'], 'Golden Horn');
    await openTable(page);
    const seen: string[] = [];
    for (let turn = 0; turn < 30 && seen.length < 2; turn++) {
      const pass = page.getByRole('button', { name: /^I am / });
      await pass.or(page.locator('.table:not([aria-busy]) .turn[data-mine]')).first().waitFor();
      if (await pass.isVisible()) {
        expect(await page.locator('.gh-hand').count()).toBe(0);
        const name = (await pass.innerText()).replace(/^I am (.*):.*$/, '$1');
        await pass.click();
        await myTurn(page);
        expect(await page.locator('.player[data-playing] .player-name strong').innerText()).toBe(name);
        if (!seen.includes(name)) seen.push(name);
      }
      await page
        .getByRole('button', { name: 'Place the ships' })
        .or(page.locator('.turn-action .button-primary, .turn-end:not([aria-disabled])'))
        .or(page.locator('.gh-city-head[data-sign="legal"], .gh-bay[data-sign="legal"], .gh-space[data-sign="legal"]'))
        .or(page.locator('.turn-action .button:not(:has-text("Cancel"))'))
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
    }
    expect(seen.sort()).toEqual(['Ada', 'Guest 1']);
  });
});
