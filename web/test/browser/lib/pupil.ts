import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** Input device with which a learner performs the tasks. */
export interface Pupil {
  /** Activates the highlighted element. */
  readonly touch: (page: Page) => Promise<void>;
}

const LIT = '[data-lit]';

/** With a mouse. */
export const POINTING: Pupil = { touch: (page) => page.locator(LIT).click({ timeout: 3000 }) };

/** By touch. */
export const TAPPING: Pupil = { touch: (page) => page.locator(LIT).tap({ timeout: 3000 }) };

/** With the keyboard only: the button next to the task moves the focus to the element. */
export const TYPING: Pupil = {
  async touch(page) {
    await page.locator('.pilot-task .pilot-quiet').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

const PLAY_ON = '.pilot-task .button-primary';

/** Returns title, task and element of the current step; empty while others play. */
async function standing(page: Page): Promise<string> {
  const [step, lit] = await page.evaluate(
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
  return step === '' ? '' : `${step}\n${lit}`;
}

/** Completes a lesson by following its instructions; returns the titles of its steps. */
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
    // Skipping turns is not a step.
    const skips = (await page.locator('.pilot-task[data-skips]').count()) > 0;
    if (!skips && titles.at(-1) !== title) titles.push(title);
    if ((await page.locator('.pilot-task').count()) === 0) return titles;
    const playOn = page.locator(PLAY_ON);
    const acts = (await playOn.count()) > 0 ? playOn.click({ timeout: 3000 }) : touch(page);
    // Retry if an element moved meanwhile.
    done = await acts.then(
      () => now,
      () => '',
    );
  }
  throw new Error(`the lesson does not end: ${await page.locator('.pilot').innerText()}`);
}
