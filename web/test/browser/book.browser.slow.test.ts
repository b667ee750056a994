import type { RatedPuzzle } from '@levante/bots';
import { elCapitanPositions } from '@levante/el-capitan/table/match/position.ts';
import { whatLacks } from '@levante/el-capitan/table/turn/refusals/why-not.ts';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';
import { numberWhere, openPuzzle, puzzlesOf } from './lib/solver.ts';

/** Returns the first unaffordable open card of a puzzle of El Capitán: its index, price and the cash. */
function tooDear({ state }: RatedPuzzle): { at: number; price: number; cash: number } | null {
  const position = elCapitanPositions.read(state);
  if ('code' in position) return null;
  const { destination, connection } = position.json;
  for (const [at, card] of [...destination.open, ...connection.open].entries()) {
    const refusal = whatLacks(position, [], { on: 'open-card', card });
    if (refusal?.code !== 'cannot-afford') continue;
    const { price, cash } = refusal.data;
    if (typeof price === 'number' && typeof cash === 'number') return { at, price, cash };
  }
  return null;
}

describe('the rulebook', () => {
  it('is searchable, and opens at the clause in its address', async ({ page }) => {
    await page.goto('/rules/el-capitan#EC-4.5');
    const addressed = page.locator('[data-addressed]');
    await addressed.waitFor();
    expect(await addressed.getAttribute('id')).toBe('EC-4.5');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('EC-4.5');
    expect(await addressed.evaluate((clause) => clause.getBoundingClientRect().top < innerHeight)).toBe(true);

    await page.getByRole('searchbox').fill('fourth');
    await expect.poll(() => page.locator('mark').first().innerText()).toBe('fourth');
    const found = await page.locator('.rules-clause').count();
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe(`${found} clauses found`);

    await page
      .getByRole('article', { name: /Never more than three/ })
      .getByRole('link', { name: /The majority|Majority/ })
      .click();
    await expect.poll(() => page.locator('[data-addressed]').getAttribute('id')).toBe('EC-8.3');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');

    await page.getByRole('link', { name: 'Golden Horn' }).first().click();
    await page.getByRole('heading', { name: 'The rules of Golden Horn' }).waitFor();
  });

  it.for([
    { game: 'el-capitan', pictures: 14 },
    { game: 'golden-horn', pictures: 7 },
  ])('of $game first lays out and draws the visible part, and then the rest', async ({ game, pictures }, { page }) => {
    const last = page.getByRole('article').last().getByRole('heading');
    const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    const drawn = page.locator('figure[aria-busy="false"] figcaption');
    await page.goto(`/rules/${game}`);
    await expect.poll(() => drawn.count()).toBe(pictures);
    expect(await isLaidOut()).toBe(true);

    // Deferred chapters render when the page is idle; here it never is, except for printing.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.reload();
    await page
      .locator('figure')
      .nth(pictures - 1)
      .waitFor({ state: 'attached' });
    expect([await isLaidOut(), await drawn.count()]).toEqual([false, 0]);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => drawn.count()).toBe(pictures);
    expect(await isLaidOut()).toBe(true);
  });

  it('is printed without navigation and background, in light colours also in the dark theme', async ({ openPage }) => {
    const { page } = await openPage({ theme: 'dark' });
    await page.goto('/rules/golden-horn#GH-1.1');
    await expect.poll(() => page.locator('figure[aria-busy="false"] figcaption').count()).toBe(7);
    const parts = ['.page-head', '.page-foot', '.game-tabs', '.rules-aside', '.rules-chapters .button'];
    const shown = () =>
      page.evaluate(
        (selectors) => selectors.filter((one) => document.querySelector(one)?.checkVisibility() === true),
        parts,
      );
    expect(await shown()).toEqual(parts);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual([]);
    const colours = await page.evaluate(() => {
      const clause = document.querySelector('.rules-clause');
      const around: string[] = [];
      for (let one = clause; one; one = one.parentElement) around.push(getComputedStyle(one).backgroundColor);
      return { around: [...new Set(around)], ink: clause && getComputedStyle(clause).color };
    });
    expect(colours).toEqual({ around: ['rgba(0, 0, 0, 0)'], ink: 'rgb(43, 33, 24)' });
  });

  it('keeps the linked clause in place while pictures above it load', async ({ page }) => {
    await page.goto('/rules/el-capitan#EC-8.3');
    await expect.poll(() => page.locator('figure[aria-busy="false"] figcaption').count()).toBe(14);
    const top = await page.locator('[data-addressed]').evaluate((clause) => clause.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(40);
  });

  it('is linked from a refusal, which says what is missing', async ({ page }) => {
    const number = numberWhere('el-capitan', (puzzle) => tooDear(puzzle) !== null);
    const puzzle = puzzlesOf('el-capitan')[number - 1];
    const dear = puzzle ? tooDear(puzzle) : null;
    if (!dear) throw new Error('no card that is too dear');
    await openPuzzle(page, 'el-capitan', number);
    await page.locator('.open-cards .card').nth(dear.at).click({ force: true });
    const { price, cash } = dear;
    const alert = page.getByRole('alert');
    await alert.getByText(`costs ${price} florins; you have ${cash}, ${price - cash} too few.`).waitFor();
    await alert.getByRole('button', { name: 'rule EC-4.1' }).waitFor();
  });

  it('opens over the table at the clause of a refusal, and keeps the draft', async ({ page }) => {
    await sitDown(page, { players: 3 });
    await page.locator('.destinations [data-sign="legal"]').first().click();
    await page.locator('.steps li').first().waitFor();
    await page.locator('.loan').first().click({ force: true });
    // The tip of the place under the pointer may lie over the alert.
    await page.mouse.move(0, 0);
    await page.getByRole('alert').getByRole('button', { name: 'rule EC-' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading').waitFor();
    const heading = await sheet.getByRole('heading').innerText();
    await sheet.locator('.clause-related').getByRole('button').first().click();
    await expect.poll(() => sheet.getByRole('heading').innerText()).not.toBe(heading);
    const address = await sheet.getByRole('link', { name: 'Open the whole rulebook' }).getAttribute('href');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('.steps li').count()).toBe(1);

    await page.goto(address ?? '');
    await expect.poll(() => page.locator('[data-addressed]').count()).toBe(1);
  });
});
