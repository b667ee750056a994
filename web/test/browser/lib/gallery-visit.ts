import type { Browser, Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { type Look, Visitor } from './browser.ts';

/** Visitors of the gallery by browser and appearance; later pages load from their cache. */
const VISITORS = new WeakMap<Browser, Map<string, Visitor>>();

async function visitorOf(browser: Browser, look: Look): Promise<Visitor> {
  const known = VISITORS.get(browser) ?? new Map<string, Visitor>();
  VISITORS.set(browser, known);
  const key = JSON.stringify(look);
  const visitor = known.get(key) ?? (await Visitor.open(browser, inject('shared').gallery, look));
  known.set(key, visitor);
  return visitor;
}

/** Opens a page of the gallery, runs a function and checks that the page reported no errors. */
export async function visitGallery(
  browser: Browser,
  path: string,
  look: Look,
  then: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, complaints } = await visitorOf(browser, look);
  complaints.length = 0;
  await page.setViewportSize({ width: look.width ?? 1440, height: look.height ?? 900 });
  await page.goto(path);
  await page.waitForSelector('html[data-ready]');
  await then(page);
  expect(complaints).toEqual([]);
}
