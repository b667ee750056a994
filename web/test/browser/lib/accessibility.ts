import { AxeBuilder } from '@axe-core/playwright';
import { length } from '@levante/testkit/tier';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Small things that have their like elsewhere may be small (2.5.8): `everybody` looks at that, which axe cannot know. */
const ELSEWHERE = ['target-size'];
/** So much of each element's text is told. */
const MOST = 160;

/** What hinders people who see little, hear the page or use no mouse, as far as a machine finds it. */
export async function hindrances(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(ELSEWHERE).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, MOST)}`));
}

/** The same, of the gravest two kinds. */
export async function seriousHindrances(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(ELSEWHERE).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, MOST)}`));
}

const THEMES = length<readonly ('light' | 'dark')[]>({ quick: [], slow: ['light', 'dark'] });

/** Sees that nothing hinders them by day nor by lamplight; in the slow tier alone, since each look takes seconds. */
export async function readable(page: Page, where = ''): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await hindrances(page), `${where} ${colorScheme}`).toEqual([]);
  }
}
