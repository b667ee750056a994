import type { Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/** Text styles that readers may set: none, the spacing of WCAG 1.4.12, text at 200 % (1.4.4). */
const STYLES = {
  plain: '',
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  large: 'html { font-size: 200% !important; }',
} as const;
type ReaderStyle = keyof typeof STYLES;

export const READER_STYLES: readonly ReaderStyle[] = ['plain', 'spaced', 'large'];

const DRAWN = 'svg, .unseen, .player-name, .player-place, select, .log-scroll';
/** The short labels drawn on board and cards do not grow with letter spacing. */
const BESIDES = { plain: `${DRAWN}, .chart, .card`, spaced: `${DRAWN}, .chart, .card`, large: DRAWN } as const;

/** Adds a user style sheet and waits for the layout, which depends on the text size. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    // The page's content security policy blocks other style sheets from scripts.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }, css);
  await page.locator('.table[aria-busy]').waitFor({ state: 'detached' });
}

/** Runs a check while a reader's style is active. */
export async function inStyle<T>(page: Page, style: ReaderStyle, look: () => Promise<T>): Promise<T> {
  await setStyle(page, STYLES[style]);
  const found = await look();
  await setStyle(page, '');
  return found;
}

/** Returns the text faults while a reader's style is active, one per line. */
export async function faultsWith(page: Page, style: ReaderStyle): Promise<string> {
  const faults = await inStyle(page, style, () => page.evaluate(textFaults, { besides: BESIDES[style] }));
  return faults.join('\n');
}
