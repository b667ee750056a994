import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { play, sitDown } from './lib/player.ts';

/** A separate server, because the test stops and restarts it. */
const onOwnServer = it.extend('server', ({ harbour }) => harbour.url);

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
  it('shows the same match in a second tab', async ({ ada, page }) => {
    const id = await sitDown(page, { players: 2 });
    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto(`/match/${id}`);
    await other.locator('.table:not([aria-busy])').waitFor();
    await draftTurn(page);
    expect(await steps(other).count()).toBe(0);
    await page.keyboard.press('e');
    await other
      .getByText(/^You .*built/)
      .first()
      .waitFor();
    // A turn drafted in both tabs is played once; the other tab reports it and shows the current table.
    for (const tab of [page, other]) {
      await tab.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
      await tab.locator('.loan[data-sign="legal"]').first().click();
      await steps(tab).first().waitFor();
    }
    await page.keyboard.press('e');
    await other.getByText('This turn was played in another tab').waitFor();
    await other.close();
  });

  onOwnServer(
    'lives through a restart of the server, the draft included; sends the turn when the server answers',
    async ({ page, harbour }) => {
      await sitDown(page, { players: 2 });
      await draftTurn(page);
      await harbour.stop();
      await page.locator('.connection').waitFor();
      expect(await page.locator('.connection').innerText()).toContain('Your draft is safe');
      expect(await steps(page).count()).toBe(3);
      await harbour.startAgain();
      await page.locator('.connection').waitFor({ state: 'detached' });
      expect(await steps(page).count()).toBe(3);

      await harbour.stop();
      await page.keyboard.press('e');
      await page.getByText('The server is not answering').waitFor();
      await harbour.startAgain();
      await page.locator('.connection').waitFor({ state: 'detached' });
      await page.locator('.turn').getByRole('button', { name: 'Try again' }).click();
      await page
        .getByText(/^You .*built/)
        .first()
        .waitFor();
    },
  );

  it('is shared by people at one screen, each in turn; goes back to any ply, and forward to payday', async ({
    page,
  }) => {
    await sitDown(page, { players: 2, here: 2 });
    expect(await page.locator('.turn-prompt').innerText()).toContain('Ada: your turn');
    await draftTurn(page);
    await page.keyboard.press('e');
    await page.getByText('Bo: your turn').first().waitFor();
    expect(await page.title()).toContain('Your turn, Bo');

    await play(page, async (one) => (await one.locator('.match-phase').innerText()).includes('round 3'));
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('slider').fill('0');
    expect(await page.locator('.match-phase').innerText()).toBe('Setting out');
    expect(await page.locator('.look-back').innerText()).toContain('0 of');
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await page.locator('.match-phase').innerText()).toContain('round 3');
    await page.keyboard.press('f');
    expect(await page.getByRole('button', { name: 'Hide the forecast' }).getAttribute('aria-pressed')).toBe('true');
  });
});
