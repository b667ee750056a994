import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { Listener } from './lib/ear-player.ts';
import { openFirstTurn } from './lib/first-turn.ts';

describe('with the keyboard only', () => {
  it('cities are sections with headings and lists, and keys announce ranks, payments and houses to be shut', async ({
    page,
  }) => {
    await openFirstTurn(page, 'el-capitan');
    const napoli = page.getByRole('region', { name: 'Napoli' });
    expect(await napoli.getByRole('heading', { name: 'Napoli' }).count()).toBe(1);
    const free = await page
      .getByRole('region', { name: 'Chart' })
      .getByRole('button', { disabled: true })
      .allInnerTexts();
    // In the first round no loan is given; nothing else on the chart is out of reach and yet in the way.
    expect(free.length).toBeLessThanOrEqual(2);
    expect(await new Listener(page).next()).not.toBeNull();

    await page.keyboard.press('1');
    await page.getByRole('alert').filter({ hasText: 'You come first or second in no city.' }).waitFor();
    await page.keyboard.press('2');
    await page.getByRole('alert').filter({ hasText: 'The next payday would bring you nothing.' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('where you come first').waitFor();
  });

  it('keys announce ships, warehouse and goods', async ({ page }) => {
    await openFirstTurn(page, 'golden-horn');
    await page.getByRole('button', { name: 'Place the ships' }).press('Enter');
    await page.getByText('Round 1').waitFor();
    await page.locator('.turn[data-mine]').waitFor();
    await page.keyboard.press('1');
    await page
      .getByRole('alert')
      .filter({ hasText: /one-colour ship.*three-colour ship/ })
      .waitFor();
    await page.keyboard.press('3');
    await page
      .getByRole('alert')
      .filter({ hasText: /Venice: .*Constantinople: / })
      .waitFor();
  });

  it('typed actions are drafted, illegal ones explained, and the turn ended', async ({ page }) => {
    await openFirstTurn(page, 'el-capitan');
    await page.keyboard.press('/');
    const line = page.getByRole('textbox', { name: 'Action' });
    await line.waitFor();
    expect(await line.evaluate((field) => field === document.activeElement)).toBe(true);
    await line.fill('loan 10');
    await line.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'EC-7.1' }).waitFor();
    await line.fill('fly to the moon');
    await line.press('Enter');
    await page.getByRole('alert').filter({ hasText: '“fly to the moon” is not a valid action' }).waitFor();
    const [first = ''] = await page.getByRole('dialog').locator('code').allInnerTexts();
    await line.fill(first.toUpperCase());
    await line.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Drafted:' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'This turn so far' }).waitFor();
    expect(await page.locator('.steps li').count()).toBe(1);
  });
});
