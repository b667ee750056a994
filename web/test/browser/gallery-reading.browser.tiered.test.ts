import { length } from '@levante/testkit/tier';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousHindrances } from './lib/accessibility.ts';
import type { Look } from './lib/browser.ts';
import { visitGallery } from './lib/gallery-visit.ts';
import { connect } from './lib/shared.ts';

const DESK: Look = { width: 1440, height: 900 };
const TABLET: Look = { width: 1024, height: 768 };
const PHONE: Look = { width: 390, height: 844, touch: true };

type Picture = readonly [path: string, look: Look];

/** One picture of each kind of sheet and screen; in the quick tier every part of the table, and each theme, once. */
const PICTURES = length<readonly Picture[]>({
  quick: [
    ['/?fixture=twelve-forecast', { ...DESK, theme: 'dark' }],
    ['/?fixture=five', { ...PHONE, theme: 'light' }],
    ['/golden-horn.html?fixture=four', { touch: true, theme: 'dark' }],
  ],
  slow: [
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
    ['/golden-horn.html?fixture=voyage', { touch: true, theme: 'light' }],
    ['/golden-horn.html?fixture=four', { touch: true, theme: 'dark' }],
    ['/golden-horn.html?fixture=raid', { touch: true, theme: 'light' }],
    ['/golden-horn.html?fixture=placing', { touch: true, theme: 'dark' }],
    ['/golden-horn.html?fixture=end', { touch: true, theme: 'light' }],
  ],
});

describe('the pictures of the galleries', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each(PICTURES)('%s can be read by everybody: %o', async (path, look) => {
    await visitGallery(browser, path, look, async (page) => {
      expect(await seriousHindrances(page)).toEqual([]);
    });
  });
});
