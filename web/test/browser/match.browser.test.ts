import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Visitor } from './lib/browser.ts';
import { isOver, play, sitDown } from './lib/player.ts';
import { Harbour } from './lib/server.ts';

describe('a match in the browser', () => {
  let browser: Browser;
  let harbour: Harbour;
  beforeAll(async () => {
    [browser, harbour] = await Promise.all([launch(), Harbour.open()]);
  });
  afterAll(async () => {
    await browser.close();
    await harbour.close();
  });

  it('is played to the end by clicks, against a bot', async () => {
    const ada = await Visitor.come(browser, harbour.url);
    await sitDown(ada.page, { players: 2, level: 'deckhand' });
    await play(ada.page, isOver);
    expect(await ada.page.locator('.standings li').count()).toBe(2);
    expect(await ada.page.title()).toContain('Match over');
    expect(ada.complaints).toEqual([]);
    await ada.close();
  }, 400_000);
});
