import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { drive, driveTurn, isLastTurn, legalAfterTurn, openHere } from './lib/el-capitan-driver.ts';
import { until } from './lib/until.ts';

/**
 * Creates a match with everyone at this screen, played to the last turn of its first phase. Tries another match if the
 * deal ends the phase by a turn that was not known to be the last, or leaves the first debtor too poor to repay.
 */
async function openBeforePayday(page: Page): Promise<string> {
  for (;;) {
    const id = await openHere(page, 3);
    let inFirst = true;
    await drive(page, id, (state) => {
      inFirst = state.phase === 1;
      return !inFirst || isLastTurn(state);
    });
    if (inFirst && (await legalAfterTurn(page, id)).some((line) => line.includes(' repay '))) return id;
  }
}

/** Opens the table of such a match. */
async function beforePayday(page: Page): Promise<string> {
  const id = await openBeforePayday(page);
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  return id;
}

const purses = (page: Page) => page.locator('.player-cash .florins').allInnerTexts();
/** Returns the question on the sheet. */
const question = async (page: Page): Promise<string> =>
  `${await page.locator('.player[data-playing] strong').innerText()}: ${await page.locator('.settle h2').innerText()}`;
const now = (page: Page) => page.locator('.payday-lifted').getAttribute('data-step');

/** Turns one switch, checks the remaining cash, and confirms. */
async function settles(page: Page): Promise<void> {
  const remaining = page.locator('.settle-run [data-total] .florins');
  const mine = page.locator('.player[data-playing] .player-cash .florins');
  const whole = Number(await remaining.innerText());
  expect(await mine.innerText()).toBe(String(whole));
  const loans = await page.locator('.settle-loan').count();
  expect(loans).toBeGreaterThan(0);
  const price = Number((await page.locator('.settle-side[data-answer="repay"]').first().innerText()).split(' ')[1]);
  await page.locator('.settle-side[data-answer="repay"]').first().click();
  expect(Number(await remaining.innerText())).toBe(whole - price);
  expect(await mine.innerText()).toBe(String(whole - price));
  await readable(page);
  const before = await question(page);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  // The next seat is asked about its loans, or the poorest who starts.
  await until(
    async () => ((await question(page)) === before ? null : true),
    async () => `still asked: ${await question(page)}`,
  );
}

describe('a payday on the board', () => {
  it('is played by keys: old amounts until the coin lands, then the totals, then the loans', async ({ openPage }) => {
    const { page } = await openPage({ speed: '1' });
    const id = await beforePayday(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await driveTurn(page, id);
    await page.locator('.payday-lifted').waitFor();
    await page.keyboard.press('p');
    expect(await page.locator('.log').count()).toBe(0);
    const first = await now(page);
    await page.locator('.player[data-rises]').first().waitFor();
    expect(await page.locator('.payday-lifted [data-pays]').count()).toBeGreaterThan(0);
    expect(await page.locator('.payday-side').innerText()).toContain(`${first} pays`);
    await page.keyboard.press(' ');
    await page.locator('.payday-seal').first().waitFor();
    expect(await now(page)).not.toBe(first);
    await page.keyboard.press('s');
    await page.locator('.payday-sums tfoot').waitFor();
    const paid = await purses(page);
    await readable(page);
    await page.keyboard.press(' ');
    await page.locator('.payday-side').waitFor({ state: 'detached' });
    // Loans are settled on one sheet; nothing is paid before it is confirmed.
    await page.locator('.settle').waitFor();
    await page.getByRole('button', { name: 'Extend all' }).click();
    expect(await purses(page)).toEqual(paid);
    await settles(page);
    await drive(page, id, ({ phase }) => phase === 2);
    await page.getByText('Phase 2, round 1').first().waitFor();
  });

  it('is played by taps on a phone, one enlarged city after another', async ({ openPage }) => {
    const { page } = await openPage({ width: 390, height: 844, touch: true, speed: '1', theme: 'dark' });
    const id = await beforePayday(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await driveTurn(page, id);
    await page.locator('.payday-lifted').waitFor();
    await page.getByRole('button', { name: 'Pause' }).tap();
    await readable(page);
    const cities = new Set<string | null>();
    while (await page.locator('.payday-lifted').isVisible()) {
      cities.add(await now(page));
      await page.locator('.payday-scrim').tap({ position: { x: 12, y: 12 } });
    }
    // Whether the spread pays depends on the deal; a few cities always do.
    expect(cities.size).toBeGreaterThan(1);
    await page.locator('.payday-sums').waitFor();
    await page.getByRole('button', { name: 'Go on' }).tap();
    await page.locator('.payday-side').waitFor({ state: 'detached' });
  });
});
