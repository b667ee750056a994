import type { Commentator } from './commentator.ts';
import { elCapitanCommentator } from './el-capitan.ts';
import { goldenHornCommentator } from './golden-horn.ts';

/** Who comments on which game. */
export const COMMENTATORS: ReadonlyMap<string, Commentator> = new Map([
  ['el-capitan', elCapitanCommentator],
  ['golden-horn', goldenHornCommentator],
]);
