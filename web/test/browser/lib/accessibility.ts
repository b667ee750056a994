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

/** The rule that is an experiment of axe's yet: what is seen of a thing stands in its name, so that it can be spoken (2.5.3). */
const SPOKEN = 'label-content-name-mismatch';
/** Where a city's name may be shortened, for want of room. */
const SHORTENED = '.card, .small-tile, .gh-way, .gh-end-pill';

/** Whether each word that is seen of a thing begins a word of its name, in their order; runs in the page. */
function isShortened(thing: Element, kinds: string): boolean {
  if (!thing.matches(kinds) || !(thing instanceof HTMLElement)) return false;
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words(thing.ariaLabel ?? '');
  let from = 0;
  return words(thing.innerText).every((seen) => {
    const at = name.findIndex((word, i) => i >= from && word.startsWith(seen));
    from = at + 1;
    return at >= 0;
  });
}

/** What axe finds on the page, scrolled away or not, each as the rule and the element; or the graver kinds alone. */
async function found(page: Page, grave = false): Promise<readonly string[]> {
  await still(page);
  // No page here has frames: what axe does for them, and to tell what is well, takes as long as all else.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: { [SPOKEN]: { enabled: true } },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  const left = await Promise.all(
    violations
      .filter(({ impact }) => !grave || impact === 'serious' || impact === 'critical')
      .map(async ({ id, nodes }) => {
        if (id === 'target-size') return { id, nodes: nodes.filter(({ html }) => !isSmall.test(html)) };
        if (id !== SPOKEN) return { id, nodes };
        const shortened = await Promise.all(
          nodes.map(({ target }) => page.locator(target.join(' ')).evaluate(isShortened, SHORTENED)),
        );
        return { id, nodes: nodes.filter((_, i) => shortened[i] !== true) };
      }),
  );
  return left.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, MOST)}`));
}

/** What hinders people who see little, hear the page or use no mouse, as far as a machine finds it. */
export const hindrances = (page: Page): Promise<readonly string[]> => found(page);

/** The same, of the gravest two kinds. */
export const seriousHindrances = (page: Page): Promise<readonly string[]> => found(page, true);

const THEMES = length<readonly ('light' | 'dark')[]>({ quick: [], slow: ['light', 'dark'] });

/** Sees that nothing hinders them by day nor by lamplight; in the slow tier alone, since each look takes seconds. */
export async function readable(page: Page, where = ''): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const hinders = await found(page);
    expect(hinders.join('\n'), `${where} ${colorScheme}`).toBe('');
  }
}
