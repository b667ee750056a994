import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
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

describe('a first match', () => {
  it.for([
    'El Capitán',
    'Golden Horn',
  ])('%s against the easiest bots says nothing of what lies under the pointer that has just pressed Play', async (game, {
    page,
  }) => {
    await page.goto('/');
    await page.getByText('No match yet.').waitFor();
    expect(await page.getByText(/^Start now against \w+ easy bots/).count()).toBe(2);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    // For a pointer at rest, the browser delivers events with the next frames.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 200)))),
    );
    expect(await page.locator('.hint').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it.for([
    { language: 'en', game: 'El Capitán' },
    { language: 'en', game: 'Golden Horn' },
    { language: 'de', game: 'El Capitán' },
    { language: 'fr', game: 'Golden Horn' },
    { language: 'it', game: 'El Capitán' },
  ])('%o stands without a format of the browser’s', async ({ language, game }, { come }) => {
    const visit = VISITS.find(({ name }) => name === game);
    if (!visit) throw new Error(`no visit to ${game}`);
    const { page } = await come({ language });
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
