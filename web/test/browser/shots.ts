import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launch, Visitor } from './lib/browser.ts';
import { isOver, isPayday, play, sitDown } from './lib/player.ts';
import { STUDY } from './lib/screens.ts';
import { Harbour } from './lib/server.ts';

/**
 * Takes screenshots of every page at three sizes in both themes, for review: `npm run shots -w web`; only some by name:
 * `npm run shots -w web device`.
 */
const folder = fileURLToPath(new URL('../../../test-results/shots/', import.meta.url));
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

async function shoot(page: Page, name: string): Promise<void> {
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const isSettlement = (page: Page): Promise<boolean> => page.locator('.settle').isVisible();
const isRound = (text: string) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).startsWith(text) &&
  (await page.locator('.turn[data-mine]').isVisible());

async function tour(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.matches .quiet').first().waitFor();
  await shoot(page, '1-home-empty');
  await page.goto('/new');
  await page.locator('.place').first().waitFor();
  await shoot(page, '2-new-match');
  await sitDown(page, { players: 4 });
  await shoot(page, '3-first-turn');
  await play(page, isRound('Phase 1, round 5'));
  await shoot(page, '4-mid-game');
  await page.keyboard.press('f');
  await shoot(page, '5-forecast');
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await shoot(page, '6-menu');
  await page.keyboard.press('Escape');
  await play(page, isPayday);
  await shoot(page, '7-payday');
  await play(page, async (one) => (await isSettlement(one)) || isOver(one));
  await shoot(page, '8-settlement');
  await play(page, isRound('Phase 3, round 2'));
  await shoot(page, '9-third-phase');
  await page.getByRole('button', { name: 'Look back' }).click();
  await shoot(page, '10-looking-back');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await play(page, isOver);
  await shoot(page, '11-end');
  await page.goto('/');
  await page.locator('.match-line').first().waitFor();
  await shoot(page, '12-home');
}

async function extras(page: Page): Promise<void> {
  await sitDown(page, { players: 5, cities: ['POR', 'LIS', 'CAN'] });
  await play(page, isRound('Phase 2, round 2'));
  await shoot(page, '13-extra-cities');
}

async function device(page: Page): Promise<void> {
  await page.route(
    '**/assets/worker-*.js',
    async (route) => {
      // The first worker crashes on its first request, to show how that is reported.
      const broken = `postMessage({ say: 'ready' });
      onmessage = ({ data: { id, ask } }) => {
        if (ask === 'levels') postMessage({ say: 'answer', id, lines: ['deckhand'] });
        else setTimeout(() => { throw new Error('lost'); }, 15000);
      };`;
      await route.fulfill({ contentType: 'text/javascript', body: broken });
    },
    { times: 1 },
  );
  await page.goto('/new?where=device');
  await page.getByLabel('Seat 1: Who plays').selectOption('bot');
  await page.getByLabel('Seat 4: Who plays').selectOption('me');
  await page.getByLabel('Seat 4: Name').fill('Ada');
  await page.getByLabel('Seat 3: Who plays').selectOption('here');
  await page.getByRole('radio', { name: 'As listed' }).check();
  await shoot(page, '14-device-set-up');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('is thinking').first().waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, '15-device-thinking');
  await page.locator('.connection').waitFor();
  await shoot(page, '16-device-replaced');
  await page.locator('.connection button').click();
  await page.keyboard.press('?');
  await shoot(page, '17-device-menu');
  await page.goto('/new?where=device');
  await page.getByRole('radio', { name: 'Golden Horn' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table:not([aria-busy])').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.matches').evaluate((matches) => matches.scrollIntoView());
  await page.screenshot({ path: `${folder}18-device-list-phone.png` });
  await shoot(page, '18-device-home');
}

/** Lessons, rules, puzzles and replay in the languages with the longest words. */
async function study(page: Page): Promise<void> {
  for (const language of ['de', 'fr']) {
    await page.goto('/');
    await page.locator('.language-field select').selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    for (const { name, come } of STUDY) {
      await come(page);
      await shoot(page, `19-${language}-${name}`);
    }
  }
}

const TOURS = { match: tour, cities: extras, device, study };
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const [browser, harbour] = await Promise.all([launch(), Harbour.open()]);
try {
  for (const [name, shown] of Object.entries(TOURS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const visitor = await Visitor.come(browser, harbour.url);
    await shown(visitor.page).catch((error) => {
      throw new Error(`${visitor.page.url()}: ${visitor.complaints.join()}`, { cause: error });
    });
    await visitor.close();
  }
} finally {
  await browser.close();
  await harbour.close();
}
