import type { Puzzler } from '@levante/bots';
import { elCapitanPuzzler } from '@levante/el-capitan/bots';
import { goldenHornPuzzler } from '@levante/golden-horn/bots';

const puzzlers: readonly Puzzler[] = [elCapitanPuzzler, goldenHornPuzzler];

/** The puzzle finders of the games that have puzzles, by game id. */
export const PUZZLERS: ReadonlyMap<string, Puzzler> = new Map(puzzlers.map((puzzler) => [puzzler.gameId, puzzler]));
