import { entryOf, type GameEntry, type Registry } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';

const entries: readonly GameEntry[] = [entryOf(elCapitan), entryOf(goldenHorn)];

/** The games this house knows, by id: the one place where a game is added to the platform. */
export const GAMES: Registry = new Map(entries.map((entry) => [entry.id, entry]));
