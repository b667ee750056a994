import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** The focused element, reduced to what the player needs. */
interface Focused {
  /** Section with a question that contains it: the turn, the settlement of loans, or a payday. */
  readonly part: 'turn' | 'settle' | 'payday' | null;
  readonly name: string;
  readonly primary: boolean;
  readonly can: boolean;
}

/** Returns the focused element. Runs in the page. */
function focused(): Focused {
  const one = document.activeElement;
  const inside = (what: string) => one?.closest(what) !== null && one?.closest(what) !== undefined;
  return {
    part: inside('.turn')
      ? 'turn'
      : inside('.settle')
        ? 'settle'
        : inside('.payday-ways, .payday-side')
          ? 'payday'
          : null,
    name: (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim(),
    primary: one?.matches('.button-primary') ?? false,
    can: one instanceof HTMLElement && one.matches('button:not([aria-disabled="true"]):not(:disabled)'),
  };
}

/** Returns the section that currently asks something. */
function question(): 'over' | 'payday' | 'settle' | 'turn' | null {
  const is = (what: string) => document.querySelector(what) !== null;
  if (is('.standings, .gh-scoring')) return 'over';
  if (is('.payday-side')) return 'payday';
  if (is('.settle')) return 'settle';
  return is('.table:not([aria-busy]) .turn[data-mine]') ? 'turn' : null;
}

const ASIDE =
  /^(Undo|Redo|Take back|Cancel|Hint|Do not raid|Raid first|Lay the question aside|Look at the table first|Extend|Plan )/;
/** Upper limit for the tab stops of a section. */
const STOPS = 24;

/** Tabs through the section and then to its best element; returns whether there is one. */
async function seek(page: Page, part: Focused['part']): Promise<boolean> {
  const stops: Focused[] = [];
  await page.keyboard.press('t');
  for (let i = 0; i < STOPS; i++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(focused);
    if (now.part !== part) break;
    stops.push(now);
  }
  const open = (one: Focused) => one.can && !ASIDE.test(one.name);
  const best = stops.find((one) => open(one) && one.primary) ?? stops.find(open);
  if (best === undefined) return false;
  // Start from the top: Tab on the last stop leaves the page, and a headless browser does not return.
  await page.keyboard.press('t');
  for (let i = stops.indexOf(best); i >= 0; i--) await page.keyboard.press('Tab');
  return true;
}

/** Tabs across the table to something that can be done. */
async function seekOnTable(page: Page): Promise<boolean> {
  await page.keyboard.press('b');
  for (let i = 0; i < STOPS; i++) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (/, legal(:|$)/.test(name)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Performs the next step using the keyboard only. */
export async function pressOn(page: Page): Promise<'over' | 'pressed' | null> {
  const now = await page.evaluate(question);
  if (now === null || now === 'over') return now;
  if (now === 'payday') {
    // Keys of a payday: show the sums, then continue. A focused button would consume Space.
    await page.keyboard.press('t');
    await page.keyboard.press((await page.evaluate(() => document.querySelector('.payday-sums') === null)) ? 's' : ' ');
    return 'pressed';
  }
  if (
    now === 'turn' &&
    (await page.evaluate(() => document.querySelector('.turn-end:not([aria-disabled])') !== null))
  ) {
    await page.keyboard.press('e');
    return 'pressed';
  }
  const found = (await seek(page, now)) || (now === 'turn' && (await seekOnTable(page)));
  if (!found) return null;
  await page.keyboard.press('Enter');
  return 'pressed';
}

/** Returns the current question and focus as one line. Runs in the page. */
function questionAndFocus(): string {
  const one = document.activeElement;
  return `${document.querySelector('.turn-prompt, .settle')?.textContent ?? ''} | ${one?.getAttribute('aria-label') ?? one?.textContent ?? ''}`;
}

/** Number of recent questions reported if a match does not end. */
const MAX_REPORTED = 12;

/** Plays with the keyboard only until the match is over. */
export async function playByKeys(page: Page, most = 3000): Promise<void> {
  const report = async () =>
    `nothing can be done by keys: ${await page.locator('.turn-prompt, .settle').first().innerText()} ${JSON.stringify(await page.evaluate(focused))}`;
  const pressed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    if ((await until(() => pressOn(page), report)) === 'over') return;
    // The last few show a possible cycle.
    pressed.push(await page.evaluate(questionAndFocus));
    if (pressed.length > MAX_REPORTED) pressed.shift();
  }
  throw new Error(`not over after ${most} presses; the last: ${JSON.stringify(pressed)}`);
}
