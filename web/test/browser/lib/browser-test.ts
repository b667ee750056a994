import type { Browser } from '@playwright/test';
import { expect, inject, test } from 'vitest';
import { type Look, Visitor } from './browser.ts';
import { Harbour } from './server.ts';
import { connect } from './shared-browser.ts';

/** Opens a visitor with a separate browser context, at the test's `server` or another one. */
export type OpenPage = (look?: Look, server?: string) => Promise<Visitor>;

/**
 * A test in the shared browser, with these fixtures:
 * - `browser`: the browser that all suites share.
 * - `harbour`: a server of this test alone, which it may stop.
 * - `server`: the address that visitors open; by default that of the server that all suites share.
 * - `openPage`: opens a visitor's page. Visitors are closed after the test, which fails if a page logged an error.
 * - `ada`: a visitor with default settings; `page` is their page.
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
  .extend('openPage', async ({ browser, server }, { onCleanup }): Promise<OpenPage> => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      const complaints = visitors.flatMap((visitor) => visitor.complaints);
      if (complaints.length > 0) expect.fail(`the page logged errors:\n${complaints.join('\n')}`);
    });
    return async (look, elsewhere = server) => {
      const visitor = await Visitor.open(browser, elsewhere, look);
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend('ada', ({ openPage }) => openPage())
  .extend('page', ({ ada }) => ada.page);
