import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { BROWSER } from './browser.ts';
import { Gallery } from './gallery.ts';
import { Harbour } from './server.ts';

/** Starts one browser, one server and one gallery for all suites. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, harbour, gallery] = await Promise.all([
    chromium.launchServer(BROWSER),
    Harbour.open(),
    Gallery.open(),
  ]);
  project.provide('shared', { browser: browser.wsEndpoint(), server: harbour.url, gallery: gallery.url });
  return async () => {
    await Promise.all([browser.close(), harbour.close(), gallery.close()]);
  };
}
