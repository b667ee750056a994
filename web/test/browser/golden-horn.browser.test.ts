import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { clickOne } from './lib/horn-player.ts';
import { Recorder } from './lib/recorder.ts';
import { until } from './lib/until.ts';

describe('Golden Horn in the browser', () => {
  it('is played by two people at one screen, who see only their own hands', async ({ openPage, server }) => {
    const tap = await Recorder.before(server);
    const { page } = await openPage({}, tap.url);
    await page.request.get('/api/me');
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me', name }));
    const reply = await page.request.post('/api/matches', {
      data: { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    const hands = new Map<string, string>();
    const look = async (): Promise<'both seen' | null> => {
      const pass = page.getByRole('button', { name: /^I am / });
      await pass.or(page.locator('.table:not([aria-busy]) .turn[data-mine]')).first().waitFor();
      if (await pass.isVisible()) {
        expect(await page.locator('.gh-hand').count()).toBe(0);
        await pass.click();
      }
      // Between turns either may be absent briefly: read both at the same moment.
      const seen = await page.evaluate(() => {
        const text = (what: string) => document.querySelector(what)?.textContent;
        const cards = [...document.querySelectorAll('.gh-card')].map((card) => card.getAttribute('aria-label'));
        return document.querySelector('.table:not([aria-busy]) .turn[data-mine]') === null
          ? null
          : {
              who: text('.player[data-playing] .player-name strong'),
              count: text('.gh-hand .aside'),
              cards: cards.join(),
            };
      });
      if (seen === null) return null;
      if (seen.who !== undefined && seen.count === '5 cards') hands.set(seen.who, seen.cards);
      await clickOne(page);
      return hands.size === 2 ? 'both seen' : null;
    };
    await until(look, async () => `only of ${[...hands.keys()].join()}`);
    expect([...hands.keys()].sort()).toEqual(['Ada', 'Bo']);
    await tap.close();
  });

  it('shows the reach before loading, confirms, cancels with Escape, and sails to the selected destination', async ({
    page,
  }) => {
    await page.request.get('/api/me');
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me', name }));
    const options = { players: 2 };
    const reply = await page.request.post('/api/matches', { data: { game: 'golden-horn', options, seats } });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    const pass = page.getByRole('button', { name: /^I am / });
    const place = page.getByRole('button', { name: 'Place the ships' });
    const mine = page.locator('.gh-ship[data-mine][data-sign="legal"]').first();
    for (let i = 0; i < 6 && !(await mine.isVisible()); i++) {
      await pass.or(place).or(mine).first().waitFor();
      if (await mine.isVisible()) break;
      await pass.or(place).first().click();
      await page.locator('.table:not([aria-busy]) .turn[data-mine]').or(pass).first().waitFor();
    }
    // With the ship selected, the chart shows its reach before anything is loaded.
    await mine.click();
    await page.locator('.gh-course-line').first().waitFor({ state: 'attached' });
    const ends = page.locator('.gh-lane .gh-space[data-sign="legal"]');
    expect(await ends.count()).toBeGreaterThan(0);
    const load = page.locator('.turn-action .button-primary');
    const bay = page.locator('.gh-bay[data-sign="legal"]').first();
    const name = await bay.getAttribute('data-key');
    await bay.click();
    await page.locator(`.gh-bay[data-key="${name}"][data-sign="chosen"]`).waitFor();
    await load.waitFor();
    expect(await load.innerText()).toMatch(/^Load \d [a-z]+$/);
    expect(await page.locator('.turn-note').first().innerText()).toContain('cannot be undone');
    await page.keyboard.press('Escape');
    await load.waitFor({ state: 'detached' });
    expect(await page.locator('.gh-course-line').count()).toBe(0);
    // Again, to the farthest destination: after the goods are drawn, the draft contains the steps to it.
    await mine.click();
    await bay.click();
    await load.waitFor();
    const far = await ends.count();
    await ends.last().click();
    await load.click();
    await page.locator('.gh-ship[data-turn]').waitFor();
    if (far > 1) await page.locator('.steps li').first().waitFor();
    await page.locator('.turn-end:not([aria-disabled])').or(page.locator('.turn-end')).first().waitFor();
  });

  it('asks whether to announce the end with both answers in sight, at every size', async ({ browser }) => {
    const path = '/position.html?game=golden-horn&record=2-as-described-1&at=351';
    await visitGallery(browser, path, { touch: true }, async (page) => {
      for (const [width, height, layout] of [
        [390, 844, 'phone'],
        [844, 390, 'across'],
        [1440, 900, 'wide'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.locator(`.table[data-layout="${layout}"]:not([aria-busy]) .turn[data-mine]`).waitFor();
        for (const name of ['Announce the end', 'Play on'])
          expect(await page.getByRole('button', { name, exact: true }).isVisible(), `${name}, ${layout}`).toBe(true);
      }
    });
  });
});
