import { AxeBuilder } from '@axe-core/playwright';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * Targets smaller than a finger on a small board; the turn's buttons and lists are equivalents (WCAG 2.5.8), which axe
 * cannot know.
 */
export const SMALL = ['site', 'gh-bay', 'gh-ship', 'small-tile', 'gh-city-head'] as const;
const isSmall = new RegExp(`^<[a-z]+ [^>]*class="(?:[^"]* )?(?:${SMALL.join('|')})[ "]`);
/** Maximum length of an element's text in a report. */
const MAX_TEXT = 160;

/**
 * Waits for finite animations to end, because a sheet that is fading in has less contrast, and for layout to settle.
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

/** An axe rule still in beta: the visible label must be part of the accessible name (WCAG 2.5.3). */
const SPOKEN = 'label-content-name-mismatch';
/** Places that may abbreviate a city's name for lack of space. */
const SHORTENED = '.card, .small-tile, .gh-way, .gh-end-pill';

/** Returns whether each visible word is a prefix of a word of the accessible name, in order. Runs in the page. */
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

/** Returns axe's findings on the whole page as rule and element; optionally only the serious ones. */
async function found(page: Page, grave = false): Promise<readonly string[]> {
  await still(page);
  // The page has no frames: axe's support for them, and its list of passed checks, would double its time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: { [SPOKEN]: { enabled: true } },
    resultTypes: ['violations'],
    // It would write style sheets that are still loading into the page, which its policy forbids; only media need it.
    preload: false,
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
  return left.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, MAX_TEXT)}`));
}

/** Returns the accessibility faults that axe finds. */
export const hindrances = (page: Page): Promise<readonly string[]> => found(page);

/** Returns only the critical and serious ones. */
export const seriousHindrances = (page: Page): Promise<readonly string[]> => found(page, true);

const THEMES = length<readonly ('light' | 'dark')[]>({ quick: [], slow: ['light', 'dark'] });

/** Checks for accessibility faults in both themes; only in the slow tier, since each check takes seconds. */
export async function readable(page: Page, where = ''): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const hinders = await found(page);
    expect(hinders.join('\n'), `${where} ${colorScheme}`).toBe('');
  }
}
