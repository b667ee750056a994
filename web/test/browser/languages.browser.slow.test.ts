import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { layoutFaults, MAY_END, TABLE } from './lib/layout-faults.ts';
import { sitDown } from './lib/player.ts';

type Spoken = 'de' | 'fr' | 'it';

/** Visible texts in each language. */
const TEXTS: {
  readonly [L in Spoken]: {
    readonly play: string;
    readonly endTurn: string;
    readonly of: string;
  };
} = {
  de: { play: 'El Capitán spielen', endTurn: 'Zug beenden', of: 'Florin' },
  fr: { play: 'Jouer à El Capitán', endTurn: 'Terminer le tour', of: 'florins' },
  it: { play: 'Gioca a El Capitán', endTurn: 'Fine turno', of: 'fiorini' },
};
const SPOKEN: readonly Spoken[] = ['de', 'fr', 'it'];

/** Text that marks a broken sentence. */
const BROKEN = /undefined|NaN|\bnull\b|\[object/;

/** German message files, one per feature. */
const GERMAN = /\/assets\/de-[^/]*\.js$/;

/** Moments of records in both games: a turn, a loan decision, the end. */
const MOMENTS = [
  'record=4-base&at=60',
  'record=5-por-lis-can&at=260',
  'record=4-base&at=9999',
  'game=golden-horn&record=4-as-described-1&at=150',
  'game=golden-horn&record=2-as-described-1&at=351',
  'game=golden-horn&record=4-as-described-1&at=9999',
];
const SIZES = length<readonly (readonly [number, number])[]>({
  slow: [[390, 844]],
  long: [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [390, 844],
    [320, 640],
  ],
});

/** Languages in which each moment is opened and read by axe, which takes seconds. */
const READ = length<readonly Spoken[]>({ slow: ['de'], long: SPOKEN });

describe('the page in other languages', () => {
  it.for(READ)('%s: is accessible, and nothing is cut off', async (language, { browser }) => {
    for (const moment of MOMENTS) {
      await visitGallery(browser, `/position.html?${moment}`, { language, touch: true }, async (page) => {
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        await page.locator('.table:not([aria-busy])').waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          const faults = await page.evaluate(layoutFaults, { inside: TABLE, mayEnd: `${MAY_END}, .player-place` });
          expect(faults, `${moment} at ${width} × ${height}`).toEqual([]);
        }
        await readable(page, moment);
      });
    }
  });

  it.for(SPOKEN)('%s: is used if the browser prefers it, from home to the end of a turn', async (language, {
    openPage,
  }) => {
    const texts = TEXTS[language];
    const { page } = await openPage({ language });
    await page.goto('/');
    await page.getByRole('button', { name: texts.play }).waitFor();
    await sitDown(page, { players: 2, here: 2 });
    await page.getByText(texts.of).first().waitFor();
    await page.locator('.tile[data-sign="plan"] .tile-head').first().click();
    await page.getByRole('button', { name: texts.endTurn }).click();
    await page.locator('.log li').first().waitFor();
    expect(await page.locator('.table').innerText()).not.toMatch(BROKEN);
  });

  it('can be changed at any time without losing a draft', async ({ page }) => {
    await sitDown(page, { players: 2, here: 2 });
    await page.locator('.tile[data-sign="plan"] .tile-head').first().click();
    await page.locator('.steps li').first().waitFor();
    const steps = await page.locator('.steps li').count();
    await page.keyboard.press('?');
    for (const language of SPOKEN) {
      await page.locator('dialog .language-field select').selectOption(language);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await page.locator('.turn').getByText(TEXTS[language].endTurn).first().waitFor();
      await page.locator('.table').getByText(TEXTS[language].of).first().waitFor({ state: 'attached' });
      expect(await page.locator('.table').innerText()).not.toMatch(BROKEN);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: TEXTS.it.endTurn }).waitFor();
    expect(await page.locator('.steps li').count()).toBe(steps);
    // The choice survives a reload.
    await page.reload();
    await page.getByRole('button', { name: TEXTS.it.endTurn }).waitFor();
  });

  it('stays unchanged if another language cannot be loaded, reports it, and loads it on retry', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play El Capitán' }).waitFor();
    await page.getByText('Settings').click();
    await page.route(GERMAN, (route) => route.abort());
    await page.locator('.language-field select').selectOption('de');
    await page.getByText('Deutsch could not be loaded').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByRole('button', { name: 'Play El Capitán' }).waitFor();
    await page.unroute(GERMAN);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: TEXTS.de.play }).waitFor();
  });
});
