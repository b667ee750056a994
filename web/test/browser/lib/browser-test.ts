import type { Browser } from '@playwright/test';
import { expect, inject, test } from 'vitest';
import { type Look, Visitor } from './browser.ts';
import { Harbour } from './server.ts';
import { connect } from './shared.ts';

/** Opens a visitor with a separate browser context, at the test's `server` or another one. */
export type Come = (look?: Look, server?: string) => Promise<Visitor>;

/**
 * A test in the shared browser, with what it asks for:
 * `browser` is the one that all suites share, `harbour` a server of the test's own, which may be stopped;
 * `server` is the address that visitors come to: of the server that all suites share, where a suite does not `extend` the test by another;
 * `come` has visitors come, who are sent away after the test and then have complained about nothing,
 * `ada` is one of them, with the usual look, and `page` hers.
 */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await connect();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('harbour', async ({}, { onCleanup }): Promise<Harbour> => {
    const harbour = await Harbour.open();
    onCleanup(() => harbour.close());
    return harbour;
  })
  .extend('server', (): string => inject('shared').server)
  .extend('come', async ({ browser, server }, { onCleanup }): Promise<Come> => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (look, elsewhere = server) => {
      const visitor = await Visitor.come(browser, elsewhere, look);
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend('ada', ({ come }) => come())
  .extend('page', ({ ada }) => ada.page);
