import type { Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/** What readers may set for themselves: nothing, the spacing of WCAG 1.4.12, text alone twice as large (1.4.4). */
const STYLES = {
  plain: '',
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  large: 'html { font-size: 200% !important; }',
} as const;
type ReaderStyle = keyof typeof STYLES;

export const READER_STYLES: readonly ReaderStyle[] = ['plain', 'spaced', 'large'];

const DRAWN = 'svg, .unseen, .player-name, .player-place, select, .log-scroll';
/** The short labels drawn on board and cards do not grow with their letters' spacing. */
const BESIDES = { plain: `${DRAWN}, .chart, .card`, spaced: `${DRAWN}, .chart, .card`, large: DRAWN } as const;

/** Sets a style sheet of the reader's own, and lets the page follow: a table is laid out by the size of letters. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    // The page takes no other style sheet from a script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }, css);
  await page.locator('.table[aria-busy]').waitFor({ state: 'detached' });
}

/** What is found while the page has a style of the reader's as well. */
export async function inStyle<T>(page: Page, style: ReaderStyle, look: () => Promise<T>): Promise<T> {
  await setStyle(page, STYLES[style]);
  const found = await look();
  await setStyle(page, '');
  return found;
}

/** What is wrong with the texts while the page has a style of the reader's as well, a line each. */
export async function faultsWith(page: Page, style: ReaderStyle): Promise<string> {
  const faults = await inStyle(page, style, () => page.evaluate(textFaults, { besides: BESIDES[style] }));
  return faults.join('\n');
}
