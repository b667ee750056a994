import { AxeBuilder } from '@axe-core/playwright';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Smaller than a finger on a small board; the turn's buttons and lists do the same (2.5.8, equivalent), which axe cannot know. */
export const SMALL = ['site', 'gh-bay', 'gh-ship', 'small-tile', 'gh-city-head'] as const;
const isSmall = new RegExp(`^<[a-z]+ [^>]*class="(?:[^"]* )?(?:${SMALL.join('|')})[ "]`);
/** So much of each element's text is told. */
const MOST = 160;

/** Waits until what has an end has ended of what moves: a sheet that still comes in is paler than it will be. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });

/** What axe finds, each as the rule and the element, the graver kinds alone where that is asked for. */
async function found(page: Page, grave: boolean, part = 'html'): Promise<readonly string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  return violations
    .filter(({ impact }) => !grave || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => id !== 'target-size' || !isSmall.test(html))
        .map(({ html }) => `${id}: ${html.slice(0, MOST)}`),
    );
}

/** What hinders people who see little, hear the page or use no mouse, as far as a machine finds it. */
export const hindrances = (page: Page, part?: string): Promise<readonly string[]> => found(page, false, part);

/** The same, of the gravest two kinds. */
export const seriousHindrances = (page: Page): Promise<readonly string[]> => found(page, true);

const THEMES = length<readonly ('light' | 'dark')[]>({ quick: [], slow: ['light', 'dark'] });

/** Sees that nothing hinders them by day nor by lamplight, in a part of the page; in the slow tier alone, since each look takes seconds. */
export async function readable(page: Page, where = '', part?: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect((await hindrances(page, part)).join('\n'), `${where} ${colorScheme}`).toBe('');
  }
}
