import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import type { Look } from './browser.ts';
import { fitFaults, scrollOn } from './fit-faults.ts';
import { layoutFaults, MAY_END, TABLE } from './layout-faults.ts';
import type { Screen } from './screens.ts';
import { textFaults } from './text-faults.ts';

/** A desktop, and a phone held upright. */
export const FIT_WINDOWS: readonly (Look & { readonly width: number; readonly height: number })[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true },
];

/** Languages of a screen, in turn: German, whose words are the longest, every second time with one other; in the long tier all. */
const LANGUAGES = length<readonly (readonly string[])[]>({
  slow: [['de', 'fr'], ['de'], ['de', 'it'], ['de'], ['de', 'en'], ['de']],
  long: [['de', 'fr', 'it', 'en']],
});

/** Screenfuls of a long page that are checked; further down the same kinds of text return. */
const MAX_SCREENFULS = 4;

const LOG = '.log-scroll';
const DRAWN = `svg, .unseen, .player-name, .skip-links, ${LOG}`;
/** Texts on the board and on cards stand on other pieces; what contains them must still be wide enough. */
const BOARD = '.chart, .card';
const TEXTS = { besides: `${DRAWN}, ${BOARD}, select, .player-place`, inSight: true };
const FIT = { besides: `${DRAWN}, ${BOARD}` };
const TABLES = { inside: TABLE, mayEnd: `${MAY_END}, .player-place` };

/**
 * Switches the language of the open page, as a change of the settings in another tab would, and waits until it is laid out. Runs
 * in the page.
 */
async function speak(one: string): Promise<void> {
  // Drawings take most of the time to paint, and contain no text that is checked.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
  const key = 'levante.settings';
  const entry: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  const newValue = JSON.stringify(Object.assign({}, entry, { language: one }));
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const isThere = () => document.documentElement.lang === one && document.querySelector('.table[aria-busy]') === null;
  while (!isThere()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Checks the open page from its top to its end, in one call, because each takes its time on a busy machine. */
const CHECK = `{
  const faults = new Set((${layoutFaults})(${JSON.stringify(TABLES)}));
  for (let screenful = 0; screenful < ${MAX_SCREENFULS}; screenful++) {
    for (const fault of (${textFaults})(${JSON.stringify(TEXTS)})) faults.add(fault);
    for (const fault of (${fitFaults})(${JSON.stringify(FIT)})) faults.add(fault);
    if (!(${scrollOn})(${JSON.stringify(LOG)})) break;
  }
  scrollTo(0, 0);
  [...faults];
}`;

/** Opens a screen, and returns what does not fit in one of these languages. */
async function misfitsIn(languages: readonly string[], page: Page, { name, open }: Screen): Promise<string[]> {
  await page.unrouteAll();
  await open(page);
  const faults: string[] = [];
  for (const language of languages) {
    await page.evaluate(speak, language);
    const found = await page.evaluate<readonly string[]>(CHECK);
    for (const fault of found) faults.push(`${name}, ${language}: ${fault}`);
  }
  // The next screen opens in the language that is stored.
  if (languages.at(-1) !== 'en') await page.evaluate(speak, 'en');
  return faults;
}

/** Opens one screen after the other, and returns what does not fit. */
export async function misfits(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [i, screen] of screens.entries()) {
    faults.push(...(await misfitsIn(LANGUAGES[i % LANGUAGES.length] ?? [], page, screen)));
  }
  return faults;
}
