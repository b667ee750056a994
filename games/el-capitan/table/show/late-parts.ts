import { LatePart } from '@levante/table/ui/lazy.ts';

/** What is drawn of what is pointed at, and of what sailed. */
export const pointedParts = new LatePart(() => import('./pointed.ts'), 'likely');

/** The tiles of a small chart: a window can be made smaller at any time. */
export const smallTile = new LatePart(async () => (await import('./small-tile.tsx')).SmallTile, 'likely');

/** A window narrower or lower than this may have a small chart. */
const WIDE_FROM = { width: 1100, height: 600 } as const;

/** Fetches the tiles of a small chart where one is likely; done when what is needed is there. */
export async function fetchTiles(): Promise<void> {
  if (innerWidth < WIDE_FROM.width || innerHeight < WIDE_FROM.height) await smallTile.ask();
}
