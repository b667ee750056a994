import type { Puzzler } from '@levante/bots';
import { elCapitanPuzzler } from '@levante/el-capitan/bots';
import { goldenHornPuzzler } from '@levante/golden-horn/bots';

const puzzlers: readonly Puzzler[] = [elCapitanPuzzler, goldenHornPuzzler];

/** What finds and proves the puzzles of the games that have some, by the id of the game. */
export const PUZZLERS: ReadonlyMap<string, Puzzler> = new Map(puzzlers.map((puzzler) => [puzzler.gameId, puzzler]));
