import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { clickOne } from './lib/horn-player.ts';
import { Recorder } from './lib/recorder.ts';
import { connect } from './lib/shared.ts';
import { until } from './lib/until.ts';

describe('Golden Horn in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is played by two people at one screen, who see their own hands only', async () => {
    const tap = await Recorder.before(inject('shared').server);
    const { page, context, complaints } = await Visitor.come(browser, tap.url);
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
      await pass.or(page.locator('.turn[data-mine]')).first().waitFor();
      if (await pass.isVisible()) {
        expect(await page.locator('.gh-hand').count()).toBe(0);
        await pass.click();
      }
      await page.locator('.turn[data-mine]').waitFor();
      const who = await page.locator('.player[data-playing] .player-name strong').innerText();
      const cards = await page.locator('.gh-hand .aside').innerText();
      if (cards === '5 cards') {
        const labels = await page
          .locator('.gh-card')
          .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')).join());
        hands.set(who, labels);
      }
      await clickOne(page);
      return hands.size === 2 ? 'both seen' : null;
    };
    await until(look, async () => `only of ${[...hands.keys()].join()}`);
    expect([...hands.keys()].sort()).toEqual(['Ada', 'Bo']);
    expect(complaints).toEqual([]);
    await context.close();
    await tap.close();
  });
});
