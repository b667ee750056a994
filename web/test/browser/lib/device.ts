import type { BrowserContext, Page } from '@playwright/test';

/** Sets a match on this device up by clicks: who sits where, in the order of the seats. */
export async function setUp(page: Page, kinds: readonly string[], game = 'El Capitán'): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByRole('radio', { name: String(kinds.length), exact: true }).check();
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  // Whoever was me before somebody else became it is still at this screen.
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  await page.getByRole('radio', { name: 'As listed' }).check();
}

/** Opens the table that has been set up. */
export async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table, .pass-screen').first().waitFor();
}

/** Until it is the turn of somebody at this screen. */
export const myTurn = (page: Page): Promise<void> => page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();

/** The file of the bots' thread. */
export const WORKER = '**/assets/worker-*.js';
/** Code for the bots' thread that knows one level, and does something else than answer where it is to think. */
export const threadThat = (does: string): string => `
  postMessage({ say: 'ready' });
  onmessage = ({ data: { id, ask } }) => {
    if (ask === 'levels') postMessage({ say: 'answer', id, lines: ['deckhand'] });
    else { ${does} }
  };`;

/** Where in the match the page says one is. */
export const phaseOf = (page: Page): Promise<string> => page.locator('.match-phase').innerText();
/** What the page says that is asked. */
export const prompt = (page: Page): Promise<string> => page.locator('.turn-prompt').innerText();

/** Gives the bots' thread other code the first time it is fetched. */
export async function breakFirstThread(context: BrowserContext, code: string): Promise<void> {
  await context.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: code }), { times: 1 });
}
