import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { breakFirstThread, myTurn, openTable, phaseOf, prompt, setUp, threadThat, WORKER } from './lib/device.ts';
import { play } from './lib/player.ts';

describe('a match on this device', () => {
  it('resumes with its draft after a reload, and after the tab was closed', async ({ ada, page }) => {
    await setUp(page, ['me', 'bot', 'bot']);
    await openTable(page);
    await myTurn(page);
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
    const drafted = await page.locator('.steps li').allInnerTexts();
    await page.reload();
    await page.locator('.steps li').first().waitFor();
    expect(await page.locator('.steps li').allInnerTexts()).toEqual(drafted);

    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await phaseOf(page)).toContain('round 2');
    await page.close();
    const again = await ada.context.newPage();
    ada.watch(again);
    await again.goto('/');
    expect(await again.locator('.hero .match-line').innerText()).toContain('Take your turn');
    await again.locator('.hero .match-line').click();
    await play(again, async (one) => (await phaseOf(one)).includes('round 3'));
    await again.getByRole('button', { name: 'Look back' }).click();
    await again.getByRole('slider').fill('0');
    expect(await phaseOf(again)).toBe('Setting out');
  });

  it('is deleted from the list after confirmation', async ({ page }) => {
    await setUp(page, ['me', 'here']);
    await openTable(page);
    const address = page.url();
    await page.goto('/');
    await page.getByRole('button', { name: 'Delete the match of Ada, Guest 1' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete the match of Ada, Guest 1' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No match yet.').waitFor();
    await page.goto(address);
    await page.getByText('This browser has no such match.').waitFor();
  });

  it('seats people at this screen and bots, but nobody from elsewhere', async ({ page }) => {
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

  it('replaces a failing bot, reports it, and continues', async ({ ada, page }) => {
    await breakFirstThread(ada.context, threadThat(`throw new Error('lost')`));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.getByText('Bianca did not decide in time. A deckhand plays this turn instead.').waitFor();
    await myTurn(page);
    await page.locator('.connection').getByRole('button', { name: 'Close' }).click();
    await page.locator('.connection').waitFor({ state: 'detached' });
    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    expect(await page.locator('.connection').count()).toBe(0);
  });

  it('reports that the bots cannot be loaded, and continues once they can', async ({ ada, page }) => {
    let network = false;
    await ada.context.route(WORKER, (route) => (network ? route.continue() : route.abort()));
    await page.goto('/new?where=device');
    await page.getByText('The bots could not be loaded').waitFor();
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await page.locator('.connection').getByText('The bots could not be loaded').waitFor();
    network = true;
    // An automatic retry may have removed the button meanwhile.
    const again = page.locator('.connection').getByRole('button', { name: 'Try again' });
    await again.click({ timeout: 3000 }).catch(() => {});
    await myTurn(page);
    await page.locator('.connection').waitFor({ state: 'detached' });
  });

  it('stays responsive while a bot hangs, and replaces it in the end', async ({ ada, page }) => {
    await page.clock.install();
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    const before = await page.locator('.turn').boundingBox();

    // The page handles all this while the bots' worker is busy.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Lamplight').check();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Payday forecast' }).click();
    await page.getByRole('button', { name: 'Hide the forecast' }).click();
    expect(await prompt(page)).toContain('is thinking.');
    expect(await page.locator('.turn').boundingBox()).toEqual(before);

    await page.clock.fastForward(15_000);
    await page.getByText('did not decide in time').waitFor();
    await myTurn(page);
  });
});
