import { entryOf, type GameEntry, type Registry } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';

const entries: readonly GameEntry[] = [entryOf(elCapitan), entryOf(goldenHorn)];

/** The games this house knows, by id; the first is the one that is meant where none is named. */
export const GAMES: Registry = new Map(entries.map((entry) => [entry.id, entry]));
