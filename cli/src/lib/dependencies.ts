import type { BotKit } from '@levante/bots';
import type { Registry } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { type GameTerminal, TERMINALS } from '@levante/games/terminals';

/** Dependencies of the commands: the lists of games. Tests pass their own. */
export interface Dependencies {
  readonly games: Registry;
  readonly kits: ReadonlyMap<string, BotKit>;
  readonly terminals: ReadonlyMap<string, GameTerminal>;
}

export const DEPENDENCIES: Dependencies = { games: GAMES, kits: KITS, terminals: TERMINALS };
