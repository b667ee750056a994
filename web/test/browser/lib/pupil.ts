import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** How somebody who learns does what the page asks for. */
export interface Pupil {
  /** Does the thing that is lit. */
  readonly touch: (page: Page) => Promise<void>;
}

const LIT = '[data-lit]';

/** With a mouse. */
export const POINTING: Pupil = { touch: (page) => page.locator(LIT).click({ timeout: 3000 }) };

/** With a finger. */
export const TAPPING: Pupil = { touch: (page) => page.locator(LIT).tap({ timeout: 3000 }) };

/** With keys alone: the button beside the task leads to the thing. */
export const TYPING: Pupil = {
  async touch(page) {
    await page.locator('.pilot-task .pilot-quiet').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

const PLAY_ON = '.pilot-task .button-primary';

/** What stands there now, and there is something to do: title, task, thing. Empty while others play. */
async function standing(page: Page): Promise<string> {
  const [said, lit] = await page.evaluate(
    ([thing, playOn]) => {
      const pilot = document.querySelector<HTMLElement>('.pilot');
      const marked = document.querySelector(thing);
      const over = pilot !== null && pilot.querySelector('.pilot-task') === null;
      const ready = over || marked !== null || document.querySelector(playOn) !== null;
      if (!ready) return ['', ''];
      return [
        pilot?.innerText ?? '',
        `${marked?.className} ${marked?.getAttribute('aria-label') ?? marked?.textContent}`,
      ];
    },
    [LIT, PLAY_ON] as const,
  );
  return said === '' ? '' : `${said}\n${lit}`;
}

/** Goes through the lesson on the page, doing only what it says; returns the titles of the steps it was told. */
export async function learn(page: Page, { touch }: Pupil, most = 120): Promise<readonly string[]> {
  const titles: string[] = [];
  let done = '';
  for (let i = 0; i < most; i++) {
    const now = await until(
      async () => {
        const shown = await standing(page).catch(() => '');
        return shown === '' || shown === done ? null : shown;
      },
      () => page.locator('.pilot').innerText(),
    );
    const title = await page.locator('.pilot h2').innerText();
    // Skipping turns is no step.
    const skips = (await page.locator('.pilot-task[data-skips]').count()) > 0;
    if (!skips && titles.at(-1) !== title) titles.push(title);
    if ((await page.locator('.pilot-task').count()) === 0) return titles;
    const playOn = page.locator(PLAY_ON);
    const acts = (await playOn.count()) > 0 ? playOn.click({ timeout: 3000 }) : touch(page);
    // What moved meanwhile is tried again.
    done = await acts.then(
      () => now,
      () => '',
    );
  }
  throw new Error(`the lesson does not end: ${await page.locator('.pilot').innerText()}`);
}
