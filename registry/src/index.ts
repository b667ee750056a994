import { entryOf, type Registry } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan';

/** The games this house knows, by id: the one place where a game is added to the platform. */
export const GAMES: Registry = new Map([elCapitan].map((game) => [game.id, entryOf(game)]));
