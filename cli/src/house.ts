import { type BotKit, KITS } from '@levante/bots';
import type { Registry } from '@levante/contract';
import { GAMES } from '@levante/registry';

/** What the commands work with: the games and their bots. Tests hand in a house of their own. */
export interface House {
  readonly games: Registry;
  readonly kits: ReadonlyMap<string, BotKit>;
}

export const HOUSE: House = { games: GAMES, kits: KITS };
