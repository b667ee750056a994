import { entryOf, type Registry } from '@levante/contract';
import { GAMES as OTHERS } from '@levante/games/rules';
import { nineMensMorris } from '@levante/nine-mens-morris/rules';

/** The list of rules with one line more. */
export const GAMES: Registry = new Map([...OTHERS, [nineMensMorris.id, entryOf(nineMensMorris)]]);
