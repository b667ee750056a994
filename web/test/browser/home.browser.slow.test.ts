import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { describe, expect } from 'vitest';
import { brokenWords } from './lib/broken-words.ts';
import { it } from './lib/browser-test.ts';
import { play, sitDown } from './lib/player.ts';

const boardFile = (board: object) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(board)),
});

const LONG = ['Captain Friederike', 'Maximiliane-Josephine', 'Bartolomeo Colleoni', 'Wilhelmina', 'Konstantin'];

/** Returns a match as the server lists it: waiting for me, for others, or for people to join. */
function listedMatch(i: number, state: 'mine' | 'others' | 'waiting') {
  const seats = LONG.map((name, seat) => ({
    seat,
    kind: 'person',
    level: null,
    name: state === 'waiting' && seat > 0 ? null : name,
    taken: state !== 'waiting' || seat === 0,
    mine: seat === 0,
  }));
  return {
    id: `listed${i}`,
    game: i % 2 === 0 ? 'el-capitan' : 'golden-horn',
    rulesVersion: 1,
    options: { players: 5 },
    seats,
    mine: [0],
    viewer: 0,
    status: state === 'waiting' ? 'waiting' : 'running',
    commitment: '',
    ply: 40,
    actor: state === 'mine' ? '0' : '1',
    result: null,
    createdAt: 1000 + i,
  };
}

/**
 * Returns buttons, links and fields of the main section that overlap or leave the window sideways. Runs in the page.
 */
function crowded(): string[] {
  const all = [...document.querySelectorAll('main :is(a, button, input, select, summary)')].filter((one) =>
    one.checkVisibility(),
  );
  const name = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  return all.flatMap((one, i) => {
    const a = one.getBoundingClientRect();
    const out = a.left < 0 || a.right > innerWidth ? [`${name(one)} leaves the window`] : [];
    const over = all.slice(i + 1).filter((other) => {
      const b = other.getBoundingClientRect();
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    });
    return [...out, ...over.map((other) => `${name(one)} / ${name(other)}`)];
  });
}

describe('the home page', () => {
  it('invites newcomers to play, and lists existing matches', async ({ page }) => {
    await page.goto('/');
    await page.getByText('No match yet.').waitFor();
    await page.getByRole('link', { name: 'Set up a match' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Islas Canarias').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
    expect(await page.locator('.tile, .small').count()).toBeGreaterThan(9);
    await page.goto('/');
    await page.locator('.match-line').click();
    await page.locator('.table:not([aria-busy])').waitFor();
  });

  it('covers no button, and shows names in full, in every language and size', async ({ page }) => {
    const states = ['mine', 'mine', 'others', 'waiting', 'others', 'others', 'others', 'others'] as const;
    await page.goto('/new?where=device');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await page.route('**/api/matches*', (route) =>
      route.fulfill({ json: { matches: states.map((state, i) => listedMatch(i, state)), next: null } }),
    );
    for (const language of ['en', 'de', 'fr', 'it']) {
      await page.evaluate((one) => {
        const settings = JSON.parse(localStorage.getItem('levante.settings') ?? '{}');
        localStorage.setItem('levante.settings', JSON.stringify({ ...settings, language: one }));
      }, language);
      await page.goto('/');
      await page.locator(`html[lang="${language}"] .turn-card .match-forget`).waitFor();
      await page.locator('.match-list .match-forget').waitFor();
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${language}, ${width}`;
        expect(await page.evaluate(crowded), where).toEqual([]);
        const names = page.locator('.match-who');
        expect(await names.evaluateAll(brokenWords), where).toEqual([]);
        const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
        expect([where, cut]).toEqual([where, 0]);
      }
    }
    // Matches come before one-time settings.
    const tops = await page
      .locator('.match-list, .home-settings')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.getByRole('button', { name: /6/ }).click();
    expect(await page.locator('.match-list .match-line').count()).toBe(6);
  });

  it('shows news since the last visit', async ({ page, ada }) => {
    const id = await sitDown(page, { players: 3 });
    await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
    await play(page, async (one) => (await one.locator('.match-phase').innerText()).includes('round 2'));
    await page.locator('.turn[data-mine]').waitFor();
    await page.goto('/');
    await page.locator('.turn-card .match-when').waitFor();
    // Simulates a tab that closed before the bots moved.
    await ada.context.addInitScript((match) => localStorage.setItem('levante.visits', `{"${match}":2}`), id);
    await page.goto('/');
    await page
      .locator('.turn-card')
      .getByText(/^Since your last visit: .* · .*$/)
      .waitFor();
    const news = await page.locator('.match-news').innerText();
    expect([news.includes('Bo '), news.includes('Cleo '), news.includes('Ada ')]).toEqual([true, true, false]);
  });

  it('offers offline players to play on this device where they look, on a tablet and a phone', async ({ page }) => {
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.unrouteAll();
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByText('No match yet.').waitFor();
      await page.route('**/api/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Play Golden Horn' }).click();
      await page.getByText('You’re offline. Play on this device?').waitFor();
      const here = page.getByRole('button', { name: 'Play on this device' });
      await expect.poll(() => here.evaluate((button) => button === document.activeElement)).toBe(true);
      const notice = await page.getByRole('alert').boundingBox();
      expect(notice?.y).toBeGreaterThanOrEqual(0);
      expect((notice?.y ?? height) + (notice?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await page.keyboard.press('Enter');
    await page.locator('.table:not([aria-busy])').waitFor();
  });

  it('opens the set-up page of the game whose button was pressed, which asks for a missing name', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Set up Golden Horn' }).click();
    expect(await page.getByRole('radio', { name: 'Golden Horn' }).isChecked()).toBe(true);
    await page.getByLabel('Seat 1: Name').fill(' ');
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Enter a name');
  });

  it('rejects a board file with its first fault, and accepts a valid one', async ({ page }) => {
    await page.goto('/new');
    await page.getByLabel('My own board file').check();
    const file = page.getByLabel('Choose a board file');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, spread: 'much' }));
    expect(await page.getByRole('alert').innerText()).toContain('/spread');
    await file.setInputFiles(boardFile({ ...RECONSTRUCTED, name: 'my own' }));
    await page.getByText('Loaded: my own.').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Own board: my own' }).waitFor();
  });

  it('keeps a seat open for anyone with the link', async ({ page, openPage }) => {
    await page.goto('/new');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Seat 2: Who plays').selectOption('open');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = await page.getByLabel('Link to this table').inputValue();
    const bo = await openPage();
    await bo.page.goto(link);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([
      page.locator('.table:not([aria-busy])').waitFor(),
      bo.page.locator('.table:not([aria-busy])').waitFor(),
    ]);
    expect(await page.locator('.players').innerText()).toContain('Bo');
    const eve = await openPage();
    await eve.page.goto(link);
    await eve.page.getByText('You are watching.').waitFor();
  });
});
