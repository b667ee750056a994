import type { BrowserContext, Page } from '@playwright/test';

/** Sets up a match on this device by clicks, with the occupant of each seat. */
export async function setUp(page: Page, kinds: readonly string[], game = 'El Capitán'): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByRole('radio', { name: String(kinds.length), exact: true }).check();
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  // The former "me" seat stays at this screen after another becomes me.
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}: Who plays`).selectOption(kind);
  await page.getByRole('radio', { name: 'As listed' }).check();
}

/** Opens the table that was set up. */
export async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table, .pass-screen').first().waitFor();
}

/** Waits for the turn of someone at this screen. */
export const myTurn = (page: Page): Promise<void> => page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();

/** File of the bots' worker. */
export const WORKER = '**/assets/worker-*.js';
/** Returns code for a bots' worker that knows one level and runs `does` instead of thinking. */
export const threadThat = (does: string): string => `
  postMessage({ say: 'ready' });
  onmessage = ({ data: { id, ask } }) => {
    if (ask === 'levels') postMessage({ say: 'answer', id, lines: ['deckhand'] });
    else { ${does} }
  };`;

/** A page whose time limits do not run out by themselves. */
declare global {
  interface Window {
    timeUp?: () => void;
  }
}

/**
 * Holds back what the page schedules for ten seconds or later, such as the end of a bot's time, which would pass on a slow
 * machine. Returns a function that lets what is scheduled within a minute happen.
 */
export async function holdTimeLimits(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const MIN_MS = 10_000;
    const MAX_MS = 60_000;
    const { setTimeout: start, clearTimeout: stop } = window;
    const held = new Map<number, () => void>();
    let lastId = 0;
    const hold = (action: () => void, ms = 0): number => {
      if (ms < MIN_MS) return start(action, ms);
      lastId -= 1;
      if (ms < MAX_MS) held.set(lastId, action);
      return lastId;
    };
    const release = (id?: number): void => {
      if (id !== undefined && id < 0) held.delete(id);
      else stop(id);
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: release });
    window.timeUp = () => {
      for (const action of held.values()) action();
      held.clear();
    };
  });
  return () => page.evaluate(() => window.timeUp?.());
}

/** Returns the current phase as displayed. */
export const phaseOf = (page: Page): Promise<string> => page.locator('.match-phase').innerText();
/** Returns the prompt as displayed. */
export const prompt = (page: Page): Promise<string> => page.locator('.turn-prompt').innerText();

/** Replaces the worker's code the first time it is fetched. */
export async function breakFirstThread(context: BrowserContext, code: string): Promise<void> {
  await context.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: code }), { times: 1 });
}
