import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { SITE } from './lib/screens.ts';
import { textFaults } from './lib/text-faults.ts';

const LANGUAGES = length<readonly string[]>({
  quick: ['de'],
  slow: ['fr'],
  long: ['en', 'de', 'fr', 'it'],
});

/** What readers may set for themselves: nothing, the spacing of WCAG 1.4.12, text alone twice as large (1.4.4). */
const STYLES = {
  plain: '',
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  large: 'html { font-size: 200% !important; }',
} as const;
const BESIDES = 'svg, .unseen, .player-name, .player-place, select, .log-scroll, .chart, .card';

/** What is wrong with the texts while the page has a style of the reader's as well. */
async function faultsWith(page: Page, style: string): Promise<string> {
  await page.evaluate((css) => {
    // The page takes no other style sheet from a script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, style);
  const faults = await page.evaluate(textFaults, { besides: BESIDES });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults.join('\n');
}

describe('every page of the site', () => {
  it.for(LANGUAGES)(
    'in %s: nothing hinders anybody, and its texts bear to be spaced, or twice as large',
    {
      timeout: 600_000,
    },
    async (language, { come }) => {
      const { page } = await come({ language, width: 1280, height: 800 });
      for (const { name, come: open, part } of SITE) {
        await open(page);
        await readable(page, name, part);
        for (const [how, style] of Object.entries(STYLES)) {
          // A table is drawn as large as its window is: it is enlarged by the browser's own means (`everybody`).
          if (how === 'large' && (await page.locator('.table').count()) > 0) continue;
          expect(await faultsWith(page, style), `${name}, ${how}`).toBe('');
        }
      }
    },
  );
});
