import type { Page } from '@playwright/test';

/** Holds back the code of the end screen of a match. Returns a function that releases it. */
export async function holdStandings(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/standings.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
