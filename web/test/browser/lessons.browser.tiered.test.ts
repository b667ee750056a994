import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { readable } from './lib/accessibility.ts';
import type { Look } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';
import { learn, POINTING, type Pupil, TAPPING, TYPING } from './lib/pupil.ts';

interface Sitting {
  readonly game: string;
  readonly language: 'en' | 'de' | 'fr' | 'it';
  readonly pupil: Pupil;
  readonly phone?: true;
}

const open = async (page: Page, game: string) => {
  await page.goto(`/learn/${game}`);
  await page.locator('.table:not([aria-busy])').waitFor();
  await page.locator('.pilot').waitFor();
};

/** Opens a lesson at a step. */
const openAt = async (page: Page, game: string, beat: number) => {
  await page.goto('/not-there');
  const progress = JSON.stringify({ [game]: { beat, of: beat + 1 } });
  await page.evaluate((lessons) => localStorage.setItem('levante.lessons', lessons), progress);
  await open(page, game);
};

/** Languages with long words. */
const LONG_WORDS = length<readonly string[]>({ quick: [], slow: ['de', 'fr', 'it'] });

/** Looks for axe, which the quick tier leaves out. */
const READ = length<readonly Look[]>({
  quick: [],
  slow: [{ theme: 'light' }, { theme: 'dark', width: 390, height: 844, touch: true }],
});

const SITTINGS = length<readonly Sitting[]>({
  quick: [],
  slow: [
    { game: 'el-capitan', language: 'en', pupil: TAPPING, phone: true },
    { game: 'el-capitan', language: 'fr', pupil: POINTING },
    { game: 'golden-horn', language: 'de', pupil: POINTING },
    { game: 'golden-horn', language: 'en', pupil: TYPING },
  ],
  long: [
    { game: 'el-capitan', language: 'en', pupil: POINTING },
    { game: 'el-capitan', language: 'en', pupil: TYPING },
    { game: 'el-capitan', language: 'en', pupil: TAPPING, phone: true },
    ...(['de', 'fr', 'it'] as const).flatMap((language): readonly Sitting[] => [
      { game: 'el-capitan', language, pupil: POINTING },
      { game: 'golden-horn', language, pupil: POINTING },
    ]),
    { game: 'golden-horn', language: 'en', pupil: POINTING },
    { game: 'golden-horn', language: 'en', pupil: TYPING },
    { game: 'golden-horn', language: 'en', pupil: TAPPING, phone: true },
  ],
});

describe('a lesson', () => {
  it.for(SITTINGS)('$game in $language: can be completed by following its instructions', async ({
    game,
    language,
    pupil,
    phone,
  }, { openPage }) => {
    const { page } = await openPage({ language, ...(phone ? { width: 390, height: 844, touch: true } : {}) });
    await open(page, game);
    const beats = await page.locator('.pilot-beats li').count();
    const titles = await learn(page, pupil);
    expect(new Set(titles).size).toBe(beats + 1);
    expect(titles).toHaveLength(beats + 1);
    if (language === 'en') expect(await page.locator('body').innerText()).not.toContain('is thinking');
  });

  it('explains only the highlighted element, undoes later actions with a note, resumes and goes back', async ({
    page,
  }) => {
    await open(page, 'el-capitan');
    const hint = page.locator('.hint');
    await page.locator('[data-lit]').hover();
    await hint.waitFor();
    await page.locator('.tile-head').first().hover();
    await expect.poll(() => hint.textContent()).toContain('Marseille');
    expect(await hint.isVisible()).toBe(false);

    await page.locator('.open-cards .card:not([data-lit])').first().click();
    await page.getByText('That can wait').waitFor();
    expect(await page.locator('.steps').count()).toBe(0);
    expect(await page.locator('.notice').count()).toBe(0);
    await page.locator('[data-lit]').click();
    await page.getByRole('heading', { name: 'A destination card goes anywhere' }).waitFor();
    expect(await page.getByText('That can wait').count()).toBe(0);

    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.getByRole('heading', { name: 'Your berth sets the price' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your berth sets the price' }).waitFor();
    await page.locator('.steps li').nth(1).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'A destination card goes anywhere' }).waitFor();
    expect(await page.locator('.steps li').count()).toBe(1);
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.getByRole('heading', { name: 'Your berth sets the price' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('heading', { name: 'A destination card goes anywhere' }).waitFor();
  });

  it.for(LONG_WORDS)('hyphenates words of the settlement correctly on a tablet, in %s', async (language, {
    openPage,
  }) => {
    const { page } = await openPage({ language, width: 1024, height: 768 });
    await openAt(page, 'el-capitan', 8);
    const broken = await page.locator('.settle-side').evaluateAll((sides) =>
      sides.flatMap((side) => {
        const text = side.firstChild;
        return [...(text?.textContent ?? '').matchAll(/[^\s\u00ad]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          // At a soft hyphen the range belongs to the letter after it.
          if (text) range.setStart(text, index + 1);
          if (text) range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  it.for(READ)('is accessible: %o', async (look, { openPage }) => {
    const { page } = await openPage(look);
    await open(page, 'el-capitan');
    await readable(page, `lesson ${look.theme}`);
  });
});
