import type { Locator, Page } from '@playwright/test';
import { NOT_BACK } from './player.ts';
import { until } from './until.ts';

const PLACE = /^(Place the ships|Schiffe aufstellen|Placer les bateaux|Fai partire le navi)$/;
const ANNOUNCE = /^(Announce the end|Das Ende ausrufen|Annoncer la fin|Annuncia la fine)$/;

/** Returns the elements to click in order of priority: questions, raids, voyages, then the end of the turn. */
function priorities(page: Page): readonly Locator[] {
  const legal = (thing: string) => page.locator(`${thing}[data-sign="legal"]`);
  return [
    page.locator('.gh-raid-way'),
    page.getByRole('button', { name: PLACE }),
    page.getByRole('button', { name: ANNOUNCE }),
    page.locator('.turn-action .button-primary'),
    legal('.gh-city-head'),
    legal('.gh-ship:not([data-mine])'),
    page.locator(`.turn-action .button:not([aria-disabled])${NOT_BACK}`),
    page.locator('.turn-end:not([aria-disabled])'),
    legal('.gh-bay'),
    legal('.gh-space'),
    legal('.gh-modone'),
    legal('.gh-ship'),
  ];
}

export const isHornOver = (page: Page): Promise<boolean> => page.locator('.gh-scoring').isVisible();

/** Input device: a mouse, or a touch without mouse events. */
export type PointerKind = 'mouse' | 'finger';

/** Clicks the first available element; null if it is not this page's turn or there is none. */
export async function clickOne(page: Page, pointer: PointerKind = 'mouse'): Promise<'clicked' | null> {
  if (!(await page.locator('.turn[data-mine]').isVisible())) return null;
  for (const target of priorities(page)) {
    const one = target.first();
    if (!(await one.isVisible().catch(() => false))) continue;
    const done = pointer === 'mouse' ? one.click({ timeout: 2000 }) : one.tap({ timeout: 2000 });
    await done.catch(() => {});
    return 'clicked';
  }
  return null;
}

/** Plays on all pages until `stop` is true; throws after `most` rounds, or if nothing is clickable for a minute. */
export async function playTogether(
  pages: readonly Page[],
  stop: () => Promise<boolean>,
  most = 6000,
  pointer: PointerKind = 'mouse',
): Promise<void> {
  const report = async () => `nothing can be done: ${await pages[0]?.locator('.turn-prompt').innerText()}`;
  const step = async (): Promise<'stop' | 'clicked' | null> => {
    if (await stop()) return 'stop';
    let done: 'clicked' | null = null;
    for (const page of pages) done = (await clickOne(page, pointer)) ?? done;
    return done;
  };
  for (let i = 0; i < most; i++) if ((await until(step, report)) === 'stop') return;
  throw new Error(`nothing came of ${most} rounds: ${await pages[0]?.locator('.turn-prompt').innerText()}`);
}
