import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { drive, isLastTurn, never, openHere } from './lib/el-capitan-driver.ts';
import { VISITS } from './lib/first-visit.ts';
import { play, sitDown } from './lib/player.ts';

declare global {
  interface Window {
    /** Intl formats created so far; the first of each costs a browser 20 to 70 ms. */
    levanteFormats?: readonly string[];
    /** Number of audio nodes created. */
    levanteInstruments?: number;
  }
}

/** Waits for the events of a pointer at rest, which the browser delivers with the next frames, and what follows them. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 200)))),
  );
}

describe('a first match', () => {
  it.for([
    'El Capitán',
    'Golden Horn',
  ])('%s against the easiest bots shows no hint for the target under the pointer that pressed Play', async (game, {
    page,
  }) => {
    await page.goto('/');
    await page.getByText('No match yet.').waitFor();
    expect(await page.getByText(/^Start now against \w+ easy bots/).count()).toBe(2);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await settled(page);
    expect(await page.locator('.hint').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it.for([
    { language: 'en', game: 'El Capitán' },
    { language: 'en', game: 'Golden Horn' },
    { language: 'de', game: 'El Capitán' },
    { language: 'fr', game: 'Golden Horn' },
    { language: 'it', game: 'El Capitán' },
  ])('is shown before any Intl format is made: %o', async ({ language, game }, { openPage }) => {
    const visit = VISITS.find(({ name }) => name === game);
    if (!visit) throw new Error(`no visit to ${game}`);
    const { page } = await openPage({ language });
    await page.addInitScript(() => {
      const made: string[] = [];
      window.levanteFormats = made;
      for (const name of ['ListFormat', 'NumberFormat'] as const) {
        const construct = (make: object, given: unknown[]): object => {
          made.push(name);
          return Reflect.construct(make as new (...all: unknown[]) => object, given);
        };
        Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], { construct }) });
      }
    });
    await page.goto(await visit.address(page));
    await visit.stands(page);
    expect(await page.evaluate(() => window.levanteFormats)).toEqual([]);
  });

  it('plays sounds if they are enabled', async ({ page }) => {
    await page.addInitScript(() => {
      const settings = JSON.parse(localStorage.getItem('levante.settings') ?? '{}');
      localStorage.setItem('levante.settings', JSON.stringify({ ...settings, sound: true }));
      window.levanteInstruments = 0;
      window.AudioContext = new Proxy(AudioContext, {
        construct: (make) => {
          window.levanteInstruments = (window.levanteInstruments ?? 0) + 1;
          return new make();
        },
      });
    });
    await sitDown(page, { players: 3 });
    await play(page, async () => (await page.locator('.match-phase').innerText()).includes('round 2'));
    await expect.poll(() => page.evaluate(() => window.levanteInstruments)).toBe(1);
  });

  it('shows hints on the first pointer movement', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await page.locator('.tile-head').first().hover();
    await page.locator('.hint').waitFor();
  });
});

/** Opens a match before the last turn of its last phase; another one if the deal ends the phase by an unexpected turn. */
async function openBeforeEnd(page: Page): Promise<string> {
  for (;;) {
    const id = await openHere(page, 2);
    let isFound = false;
    await drive(page, id, (state) => {
      isFound = state.phase === 3 && isLastTurn(state);
      return isFound;
    });
    if (isFound) return id;
  }
}

describe('a hint', () => {
  it('ends when a sheet covers its target, and opens again only when the pointer moves', async ({ page }) => {
    await sitDown(page, { players: 2, here: 2 });
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    const card = page.locator('.tile-head').first();
    await card.hover();
    await page.locator('.hint').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.locator('.hint').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.locator('.hint').count()).toBe(0);
    await card.hover({ position: { x: 20, y: 8 } });
    await page.locator('.hint').waitFor();
  });

  it('ends with the lit lanes of its city, which are lit again only when the pointer moves', async ({
    page,
    openPage,
  }) => {
    const id = await sitDown(page, { players: 2 });
    const watcher = (await openPage()).page;
    await watcher.goto(`/match/${id}`);
    await watcher.locator('.table:not([aria-busy])').waitFor();
    const city = watcher.locator('.tile-head').first();
    const lit = watcher.locator('.lit-lanes .lane-lit');
    await city.hover();
    await lit.first().waitFor();
    await watcher.keyboard.press('?');
    await watcher.getByRole('dialog').waitFor();
    await expect.poll(() => lit.count()).toBe(0);
    await watcher.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.lane-lit')) document.body.dataset.lit = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await watcher.keyboard.press('Escape');
    await watcher.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(watcher);
    expect(await watcher.locator('body[data-lit]').count()).toBe(0);
    await city.hover({ position: { x: 20, y: 8 } });
    await lit.first().waitFor();
  });

  it('does not open over the standings when the last payday is left by a press without a movement', async ({
    openPage,
  }) => {
    const { page } = await openPage({ speed: '1' });
    const id = await openBeforeEnd(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/match/${id}`);
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await drive(page, id, never);
    await page.locator('.payday-lifted').waitFor();
    await page.keyboard.press('s');
    const goOn = page.getByRole('button', { name: 'Go on' });
    await goOn.waitFor();
    await page.evaluate(() => {
      new MutationObserver(() => {
        const hint = document.querySelector('.hint');
        if (hint) document.body.dataset.hinted = hint.textContent ?? '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await goOn.click();
    await page.locator('.payday-side').waitFor({ state: 'detached' });
    await page
      .getByRole('heading', { name: /won|wins|win/ })
      .first()
      .waitFor();
    await settled(page);
    expect(await page.locator('.hint').count()).toBe(0);
    expect(await page.locator('body').getAttribute('data-hinted')).toBe(null);
  });
});

describe('lessons on the home page', () => {
  it('start from a game’s panel, and resume where they were left', async ({ page }) => {
    await page.goto('/');
    expect(await page.getByRole('heading', { name: 'Go on learning' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Learn El Capitán' }).click();
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.getByRole('heading', { name: 'A destination card goes anywhere' }).waitFor();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.getByText('El Capitán, step 2 of 12').waitFor();
    await page.getByRole('link', { name: 'Go on learning El Capitán' }).click();
    await page.getByRole('heading', { name: 'A destination card goes anywhere' }).waitFor();
  });

  it('are listed', async ({ page }) => {
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Learn Golden Horn' }).click();
    await page.getByRole('heading', { name: 'All of one colour, and not your own' }).waitFor();
  });
});
