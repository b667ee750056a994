import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { isOver, play, sitDown } from './lib/player.ts';
import { connect } from './lib/shared.ts';

describe('a match in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is played to the end by clicks, against a bot', async () => {
    const ada = await Visitor.come(browser, inject('shared').server);
    await sitDown(ada.page, { players: 2, level: 'deckhand' });
    await play(ada.page, isOver);
    expect(await ada.page.locator('.standings li').count()).toBe(2);
    expect(await ada.page.title()).toContain('Match over');
    expect(ada.complaints).toEqual([]);
    await ada.close();
  }, 400_000);
});
