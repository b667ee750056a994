import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { FIT_WINDOWS, misfits } from './lib/fit.ts';
import { SITE, STUDY } from './lib/screens.ts';
import { STATES } from './lib/states.ts';

/** Of lessons, rules and puzzles, the screens that differ from those of the site. */
const STUDIED = /^lesson-.*-3-middle|^puzzle-golden-horn-solved|^puzzle-el-capitan-failed|^rules-none|^line$/;
const SCREENS = [...SITE, ...STUDY.filter(({ name }) => STUDIED.test(name)), ...STATES];

describe('every page in four languages', () => {
  it.for(FIT_WINDOWS)('fits into $width × $height', { timeout: 900_000 }, async (look, { openPage }) => {
    const { page } = await openPage(look);
    expect(await misfits(page, SCREENS)).toEqual([]);
  });
});
