import type { JsonObject } from '@levante/contract';
import { elCapitanShow } from './el-capitan.ts';
import { goldenHornShow } from './golden-horn.ts';

/** How a game is shown to people in a terminal; states and lines may be what a view leaves of them. */
export interface Show {
  /** The table as lines; `names[seat]` is who sits there. */
  picture(state: JsonObject, names: readonly string[]): string[];
  /** What an action of this state would be, in words. */
  say(state: JsonObject, line: string): string;
}

/** Any game can be shown: its state as data, its actions as they are written. */
const PLAIN: Show = {
  picture: (state) => JSON.stringify(state, null, 2).split('\n'),
  say: (_state, line) => line,
};

const SHOWS: ReadonlyMap<string, Show> = new Map([
  ['el-capitan', elCapitanShow],
  ['golden-horn', goldenHornShow],
]);

export function showOf(game: string): Show {
  return SHOWS.get(game) ?? PLAIN;
}
