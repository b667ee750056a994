import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** What has the focus, as far as a player by keys has to know it. */
interface Focused {
  /** Which of the parts it lies in that ask something: the turn, the settlement of loans, a payday. */
  readonly part: 'turn' | 'settle' | 'payday' | null;
  readonly name: string;
  readonly primary: boolean;
  readonly can: boolean;
}

/** Reads off the page what has the focus; runs there. */
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

/** Where somebody who only presses keys is asked something now. */
function asked(): 'over' | 'payday' | 'settle' | 'turn' | null {
  const is = (what: string) => document.querySelector(what) !== null;
  if (is('.standings, .gh-scoring')) return 'over';
  if (is('.payday-side')) return 'payday';
  if (is('.settle')) return 'settle';
  return is('.table:not([aria-busy]) .turn[data-mine]') ? 'turn' : null;
}

const ASIDE =
  /^(Undo|Redo|Take back|Cancel|Hint|Do not raid|Raid first|Lay the question aside|Look at the table first|Extend|Plan )/;
/** No part of the page that asks something has more stops than this. */
const STOPS = 24;

/** Goes by Tab through the part that is asked, and then to what is best there; tells whether there is anything. */
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
  // From the beginning: behind the last stop of the page Tab leaves it, and a browser without a window does not come back.
  await page.keyboard.press('t');
  for (let i = stops.indexOf(best); i >= 0; i--) await page.keyboard.press('Tab');
  return true;
}

/** Goes by Tab over the table to something that can be done there. */
async function seekOnTable(page: Page): Promise<boolean> {
  await page.keyboard.press('b');
  for (let i = 0; i < STOPS; i++) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (/, legal(:|$)/.test(name)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Does the next thing by keys alone. */
export async function pressOn(page: Page): Promise<'over' | 'pressed' | null> {
  const now = await page.evaluate(asked);
  if (now === null || now === 'over') return now;
  if (now === 'payday') {
    // The keys of a payday: the sums, then on. A button that has the focus would keep Space for itself.
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

/** What is asked and what has the focus, in a line; runs in the page. */
function saidNow(): string {
  const one = document.activeElement;
  return `${document.querySelector('.turn-prompt, .settle')?.textContent ?? ''} | ${one?.getAttribute('aria-label') ?? one?.textContent ?? ''}`;
}

/** So many of the last things asked are told where a match does not end. */
const TOLD = 12;

/** Plays by keys alone until the match is over. */
export async function playByKeys(page: Page, most = 3000): Promise<void> {
  const told = async () =>
    `nothing can be done by keys: ${await page.locator('.turn-prompt, .settle').first().innerText()} ${JSON.stringify(await page.evaluate(focused))}`;
  const pressed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    if ((await until(() => pressOn(page), told)) === 'over') return;
    // The last few tell where it went round in a circle.
    pressed.push(await page.evaluate(saidNow));
    if (pressed.length > TOLD) pressed.shift();
  }
  throw new Error(`not over after ${most} presses; the last: ${JSON.stringify(pressed)}`);
}
