import { KITS } from '@levante/games/bots';
import type { BotPort } from '@levante/host';
import { BotPool, type BotPoolOptions } from './pool.ts';

/** Creates the bots of all games, in threads of this process. Default of `threads`: see `BotPool`. */
export const builtInBots = (networksOf: BotPoolOptions['networksOf'], threads?: number): BotPort =>
  new BotPool({ kits: KITS, ...(networksOf && { networksOf }), ...(threads && { threads }) });

/** Returns the load of bots in threads of this process; null for others. */
export const botLoadOf = (bots: BotPort): BotPool['load'] | null => (bots instanceof BotPool ? bots.load : null);
