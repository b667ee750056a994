import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { readable, seriousHindrances } from './lib/accessibility.ts';
import type { Look } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

const DESK: Look = { width: 1440, height: 900 };
const TABLET: Look = { width: 1024, height: 768 };
const PHONE: Look = { width: 390, height: 844, touch: true };

type Picture = readonly [path: string, look: Look];

/** One picture of each kind of sheet and screen; the slow tier covers every part of the table and each theme once. */
const PICTURES = length<readonly Picture[]>({
  slow: [
    ['/?fixture=five', { ...PHONE, theme: 'light' }],
    ['/golden-horn.html?fixture=four', { touch: true, theme: 'dark' }],
  ],
  long: [
    ...(['light', 'dark'] as const).flatMap((theme) =>
      (
        [
          ['build', DESK],
          ['twelve-forecast', DESK],
          ['build', TABLET],
          ['five', PHONE],
          ['payday', DESK],
          ['end', PHONE],
          ['settlement', DESK],
          ['scrubber', DESK],
        ] as const
      ).map(([fixture, look]): Picture => [`/?fixture=${fixture}`, { ...look, theme }]),
    ),
    ...(['light', 'dark'] as const).flatMap((theme) =>
      (
        [
          ['voyage', DESK],
          ['four', TABLET],
          ['cargo', PHONE],
          ['raid', DESK],
          ['raid', PHONE],
          ['placing', TABLET],
          ['end', DESK],
          ['end', PHONE],
        ] as const
      ).map(([fixture, look]): Picture => [`/golden-horn.html?fixture=${fixture}`, { ...look, theme }]),
    ),
  ],
});

describe('the galleries’ pictures', () => {
  it.for(PICTURES)('%s is accessible: %o', async ([path, look], { browser }) => {
    await visitGallery(browser, path, look, async (page) => {
      expect(await seriousHindrances(page)).toEqual([]);
    });
  });

  it('the unfolded list of raids is accessible', async ({ browser }) => {
    await visitGallery(browser, '/golden-horn.html?fixture=cargo', DESK, async (page) => {
      await page.locator('.gh-raid-toggle').click();
      expect(await page.locator('.gh-raid-toggle[aria-expanded="true"]').count()).toBe(1);
      // From the first key on, each section has one tab stop; arrow keys scroll the rest of the list into view.
      await page.keyboard.press('Shift');
      await page.locator('.gh-end-pill[tabindex="-1"]').first().waitFor({ state: 'attached' });
      await readable(page);
    });
  });
});
