import type { BotKit } from '@levante/bots';
import { KITS as OTHERS } from '@levante/games/bots';
import { nineMensMorrisKit } from '@levante/nine-mens-morris/bots';

/** The list of bots with one line more. */
export const KITS: ReadonlyMap<string, BotKit> = new Map([...OTHERS, [nineMensMorrisKit.gameId, nineMensMorrisKit]]);
