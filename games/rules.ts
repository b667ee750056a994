import { entryOf, type GameEntry, type Registry } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';

const entries: readonly GameEntry[] = [entryOf(elCapitan), entryOf(goldenHorn)];

/** The supported games by id. The first is the default. */
export const GAMES: Registry = new Map(entries.map((entry) => [entry.id, entry]));
