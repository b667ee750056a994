import { describe, expect, inject } from 'vitest';
import { it as base } from './lib/browser-test.ts';
import { FIT_WINDOWS, misfits } from './lib/fit.ts';
import { EL_CAPITAN, GOLDEN_HORN } from './lib/moments.ts';

/** The shipped match page at moments of records, which the gallery shows without a server. */
const it = base.extend('server', () => inject('shared').gallery);

describe('every table in four languages', () => {
  it.for(FIT_WINDOWS)('fits into $width × $height', { timeout: 900_000 }, async (look, { openPage }) => {
    const { page } = await openPage(look);
    expect(await misfits(page, [...EL_CAPITAN, ...GOLDEN_HORN])).toEqual([]);
  });
});
