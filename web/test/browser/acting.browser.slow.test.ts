import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
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

  it('sends a turn again automatically with the same key if its request hangs', async ({ page }) => {
    await sitDown(page, { players: 2 });
    await draftTurn(page);
    const bodies: (string | null)[] = [];
    const noAnswer = page.getByText('No answer from the server yet').waitFor();
    await page.route('**/api/matches/*/actions', async (route) => {
      bodies.push(route.request().postData());
      // The first request gets no reply, the second one when the page has said so.
      if (bodies.length > 1) await noAnswer.then(() => route.continue());
    });
    await page.keyboard.press('e');
    await noAnswer;
    await page
      .getByText(/^You .*built/)
      .first()
      .waitFor();
    expect(bodies.length).toBeGreaterThan(1);
    expect(new Set(bodies).size).toBe(1);
    expect(await page.getByText('No answer from the server yet').count()).toBe(0);
  });

  onOwnServer(
    'survives a restart of the server with its draft, and sends the turn when the server answers',
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
      await page.getByText('No answer from the server yet').waitFor();
      // It is sent without a press.
      await harbour.startAgain();
      await page
        .getByText(/^You .*built/)
        .first()
        .waitFor();
    },
  );

  it('offers to sign in if the cookie is lost during a match, also after a reload', async ({ ada, page }) => {
    await sitDown(page, { players: 2 });
    await draftTurn(page);
    await ada.context.clearCookies();
    await page.keyboard.press('e');
    const refusal = page.getByRole('alert').filter({ hasText: /^This seat belongs to someone else/ });
    expect(await refusal.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/me');
    await readable(page, 'a lost cookie');
    await page.reload();
    const lost = page.getByRole('alert').filter({ hasText: 'you are only watching' });
    await lost.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    ada.complaints.splice(0);
  });

  it('offers to change a turn that waits to be sent, but no button to undo its steps', async ({ page }) => {
    await sitDown(page, { players: 2 });
    await draftTurn(page);
    await page.route('**/api/matches/*/actions', (route) => route.abort());
    await page.keyboard.press('e');
    await page.getByText('No answer from the server yet').waitFor();
    expect(await page.locator('.steps').getByRole('button').count()).toBe(0);
    await readable(page, 'a turn that waits');
    // What scrolls there has no buttons.
    await page.setViewportSize({ width: 1024, height: 768 });
    await readable(page, 'a turn that waits on a tablet');
    // On a phone that lies down its buttons need no scrolling.
    await page.setViewportSize({ width: 844, height: 390 });
    const change = page.getByRole('button', { name: 'Change the turn' });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await change.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Change the turn' }).click();
    await page.getByText('Change what you like.').waitFor();
    await page.locator('.steps').getByRole('button').first().click();
    await steps(page).first().waitFor({ state: 'detached' });
  });

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
