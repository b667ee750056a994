import type { Browser, Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { type Look, Visitor } from './browser.ts';

/** Opens a page of the gallery, does something with it, and sees that it complained about nothing. */
export async function visitGallery(
  browser: Browser,
  path: string,
  look: Look,
  then: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await Visitor.come(browser, inject('shared').gallery, look);
  try {
    await visitor.page.goto(path);
    await visitor.page.waitForSelector('html[data-ready]');
    await then(visitor.page);
    expect(visitor.complaints).toEqual([]);
  } finally {
    await visitor.close();
  }
}
