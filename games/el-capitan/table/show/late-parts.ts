import { LatePart } from '@levante/table/late/lazy.ts';

/** What is drawn of what is pointed at, and of what sailed. */
export const pointedParts = new LatePart(() => import('./pointed.ts'), 'likely');

/** The tiles of a small chart, and drawers: a window can be made smaller at any time. */
export const smallParts = new LatePart(() => import('./small-parts.ts'), 'likely');

/** A window narrower or lower than this may have a small chart or drawers. */
const WIDE_FROM = { width: 1100, height: 600 } as const;

/** Fetches what a small window needs where this is one; done when it is there. */
export async function fetchSmallParts(): Promise<void> {
  if (innerWidth < WIDE_FROM.width || innerHeight < WIDE_FROM.height) await smallParts.ask();
}
