import { AxeBuilder } from '@axe-core/playwright';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of those that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'] as const;
/** Smaller than a finger on a small board; the turn's buttons and lists do the same (2.5.8, equivalent), which axe cannot know. */
export const SMALL = ['site', 'gh-bay', 'gh-ship', 'small-tile', 'gh-city-head'] as const;
const isSmall = new RegExp(`^<[a-z]+ [^>]*class="(?:[^"]* )?(?:${SMALL.join('|')})[ "]`);
/** So much of each element's text is told. */
const MOST = 160;

/**
 * Waits until what has an end has ended of what moves: a sheet that still comes in is paler than it will be. What is still to
 * be laid out has not its size either.
 */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
}

/** The elements whose name does not begin with what is seen of them, so that it cannot be spoken to a machine. */
export async function namedOtherwise(page: Page): Promise<readonly string[]> {
  await still(page);
  const axe = new AxeBuilder({ page }).withRules(['label-content-name-mismatch']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, MOST)));
}

interface Sought {
  /** The graver kinds alone. */
  readonly grave?: boolean;
  /** What of the page is looked at; all of it where left out. */
  readonly part?: string | undefined;
  /** What depends on colours alone. */
  readonly colours?: boolean;
}

/** What axe finds, each as the rule and the element. */
async function found(
  page: Page,
  { grave = false, part = 'html', colours = false }: Sought,
): Promise<readonly string[]> {
  await still(page);
  const axe = new AxeBuilder({ page }).include(part);
  const { violations } = await (colours ? axe.withRules([...COLOURS]) : axe.withTags(TAGS)).analyze();
  return violations
    .filter(({ impact }) => !grave || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => id !== 'target-size' || !isSmall.test(html))
        .map(({ html }) => `${id}: ${html.slice(0, MOST)}`),
    );
}

/** What hinders people who see little, hear the page or use no mouse, as far as a machine finds it. */
export const hindrances = (page: Page): Promise<readonly string[]> => found(page, {});

/** The same, of the gravest two kinds. */
export const seriousHindrances = (page: Page): Promise<readonly string[]> => found(page, { grave: true });

const THEMES = length<readonly ('light' | 'dark')[]>({ quick: [], slow: ['light', 'dark'] });

/** Sees that nothing hinders them by day nor by lamplight, in a part of the page; in the slow tier alone, since each look takes seconds. */
export async function readable(page: Page, where = '', part?: string): Promise<void> {
  for (const [i, colorScheme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme });
    // Another theme changes nothing but colours.
    const hinders = await found(page, { part, colours: i > 0 });
    expect(hinders.join('\n'), `${where} ${colorScheme}`).toBe('');
  }
}
