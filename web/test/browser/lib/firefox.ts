import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, missingUnlessRequired } from '@levante/testkit/services';
import puppeteer from 'puppeteer-core';
import type { Engine, Tab } from './tab.ts';

/** Names of the program on Debian and elsewhere. */
const PROGRAMS = ['firefox-esr', 'firefox'];
const paths = PROGRAMS.map((name) => join(folderOf(name) ?? '', name));
const executablePath = paths.find(existsSync);

async function open(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    executablePath: executablePath ?? '',
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missingUnlessRequired('firefox', executablePath === undefined ? 'Firefox is not installed' : null),
  open,
};
