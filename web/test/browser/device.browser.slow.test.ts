import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { breakFirstThread, myTurn, openTable, phaseOf, prompt, setUp, threadThat } from './lib/device.ts';
import { isOver, play } from './lib/player.ts';

/** Saves the record with the button at the end and reads the file. */
async function savedRecord(page: Page): Promise<MatchRecord> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).first().click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9]{14}\.levante\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const read = readRecord(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

describe('a match on this device', () => {
  it('is played to the end offline, its record proves the deal, and home lists it', async ({ ada, page }) => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    await myTurn(page);
    await page.waitForLoadState('networkidle');
    await ada.context.setOffline(true);

    await page.getByRole('button', { name: 'Menu' }).click();
    const mark = await page.locator('.deal dd').innerText();
    expect(mark).toMatch(/^sha256:[0-9a-f]{64}$/);
    const running = await savedRecord(page);
    expect(running.commitment).toBe(mark);
    expect(running.seed).toBeUndefined();
    await page.keyboard.press('Escape');

    await play(page, isOver);
    const record = await savedRecord(page);
    expect(commitmentOf(record.seed ?? '')).toBe(mark);
    const dealer = new Dealer(record.seed ?? '');
    const end = replay(GAMES, record, (table, ply) => {
      const line = record.actions[ply];
      if (line?.startsWith('* ')) expect(dealer.draw(table.legal())).toBe(line);
    });
    expect('refusal' in end ? end.refusal : end.result()).toEqual(record.result);
    expect(record.names).toHaveLength(2);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(record.seed ?? 'no seed').waitFor();
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.locator('.match-line').waitFor();
    expect(await page.locator('.match-line').innerText()).toContain('on this device');
    await page.getByText('The server is not answering').first().waitFor();
    // A new match can start without it.
    await page.getByRole('button', { name: 'Play Golden Horn' }).click();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await page.locator('.table:not([aria-busy])').waitFor();
  }, 400_000);

  it('is one match in two tabs', async ({ ada, page }) => {
    await setUp(page, ['me', 'bot']);
    await openTable(page);
    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto(page.url());
    await other.locator('.table:not([aria-busy])').waitFor();
    await play(page, async (one) => (await phaseOf(one)).includes('round 2'));
    await expect.poll(() => phaseOf(other)).toContain('round 2');
    await play(other, async (one) => (await phaseOf(one)).includes('round 3'));
    await expect.poll(() => phaseOf(page)).toContain('round 3');
  });

  it('stops a thinking bot when the table is left', async ({ ada, page }) => {
    await breakFirstThread(ada.context, threadThat('for (;;);'));
    await setUp(page, ['bot', 'me']);
    await openTable(page);
    await expect.poll(() => prompt(page)).toContain('is thinking.');
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('link', { name: 'El Capitán' }).click();
    await page.locator('.match-line').waitFor();
    // The browser gives a terminated worker some time to finish by itself.
    await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);
    await page.locator('.match-line').click();
    await myTurn(page);
  });
});
