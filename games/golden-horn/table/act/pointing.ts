import type { Meaning, SelectionOf } from '@levante/table/act/selection.ts';
import type { Sign } from '@levante/table/show/pointing.ts';
import type { Position } from '../follow/position.ts';
import type { Target } from '../show/props.ts';
import { type Intent, intentsOf, openWays } from './intents.ts';
import { keyOf } from './targets.ts';

export type Picking = SelectionOf<Target, Intent>;

export const MEANING: Meaning<Position, Target, Intent> = { keyOf, intentsOf };

/** The signs of all targets in one go, by key; what has none is left out. */
export function signsOf(position: Position, picking: Picking): ReadonlyMap<string, Exclude<Sign, null>> {
  const signs = new Map<string, Exclude<Sign, null>>();
  const ways = picking.picked.length > 0 ? picking.ways : openWays(position).filter((way) => !isRaid(way));
  for (const way of ways) for (const key of way.targets) signs.set(key, 'legal');
  // Of a raid only the ship is marked until it is picked: the cards are chosen then.
  if (picking.picked.length === 0) {
    for (const way of openWays(position).filter(isRaid)) {
      for (const key of way.targets) if (key.startsWith('ship ')) signs.set(key, 'legal');
    }
  }
  for (const target of picking.picked) signs.set(keyOf(target), 'chosen');
  return signs;
}

/** Whether a way is a raid. */
export function isRaid(way: Intent): boolean {
  return way.lines[0]?.verb === 'raid';
}
