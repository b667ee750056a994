import type { Random } from '@levante/contract';

/** Draws one of several items. Throws if there is none. */
export function drawItem<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
