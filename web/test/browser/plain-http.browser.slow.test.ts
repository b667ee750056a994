import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, Visitor } from './lib/browser.ts';
import { play } from './lib/player.ts';

/** Name of another machine, to which browsers grant less over HTTP than to localhost. */
const ELSEWHERE = 'table.example';

describe('a home server over HTTP', () => {
  let browser: Browser;
  let ada: Visitor;
  beforeAll(async () => {
    browser = await launch(`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`);
    ada = await Visitor.open(browser, `http://${ELSEWHERE}:${new URL(inject('shared').server).port}`);
    await ada.page.goto('/');
    expect(await ada.page.evaluate(() => window.isSecureContext)).toBe(false);
  });
  afterAll(async () => {
    await ada.close();
    expect(ada.complaints).toEqual([]);
    await browser.close();
  });

  const round = (number: number) => async () =>
    (await ada.page.locator('.match-phase').innerText()).includes(`round ${number}`);

  it('hosts matches', async () => {
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'Play El Capitán' }).click();
    await play(ada.page, round(2));
  });

  it('serves matches on a device', async () => {
    await ada.page.goto('/new?where=device');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await play(ada.page, round(2));
  });

  it('selects the invitation link if it cannot copy it', async () => {
    await ada.page.goto('/new');
    await ada.page.getByLabel('Seat 2: Who plays').selectOption('open');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('button', { name: 'Copy the link' }).click();
    await ada.page.getByText('The link is selected: copy it.').waitFor();
    expect(await ada.page.evaluate(() => String(getSelection()))).toContain('/match/');
  });
});
