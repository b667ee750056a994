import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import { it } from './lib/browser-test.ts';
import { faultsWith, READER_STYLES } from './lib/reader-styles.ts';
import { SITE, STUDY } from './lib/screens.ts';

const LANGUAGES = ['en', 'de', 'fr', 'it'];
/** Axe takes seconds for each page. */
const SHARED = length({ slow: true, long: false });
const SCREENS = length({ slow: SITE, long: [...SITE, ...STUDY] });

describe('every page of the site', () => {
  // In shared mode each language checks every nth page.
  it.for(LANGUAGES.map((language, i) => [language, i] as const))(
    'in %s is accessible, and stays readable with spaced text and with text twice as large',
    { timeout: 900_000 },
    async ([language, i], { openPage }) => {
      const { page } = await openPage({ language, width: 1280, height: 800 });
      for (const [at, { name, open }] of SCREENS.entries()) {
        if (SHARED && at % LANGUAGES.length !== i) continue;
        await open(page);
        await readable(page, name);
        for (const style of READER_STYLES) expect.soft(await faultsWith(page, style), `${name}, ${style}`).toBe('');
      }
    },
  );
});
