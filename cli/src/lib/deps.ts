import type { BotKit, Puzzler, TrainingSetup } from '@levante/bots';
import type { Registry } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { type FromProof, fromProofs } from '@levante/games/proofs';
import { PUZZLERS } from '@levante/games/puzzlers';
import { GAMES } from '@levante/games/rules';
import { SCHOOLS } from '@levante/games/schools';
import { type GameTerminal, TERMINALS } from '@levante/games/terminals';

/** What the commands work with: the lists of games. Tests hand in a house of their own. */
export interface Deps {
  readonly games: Registry;
  readonly kits: ReadonlyMap<string, BotKit>;
  readonly schools: ReadonlyMap<string, TrainingSetup>;
  readonly puzzlers: ReadonlyMap<string, Puzzler>;
  readonly terminals: ReadonlyMap<string, GameTerminal>;
  /** Makes something of every game and what it tells of itself. */
  fromProofs<T>(make: FromProof<T>): readonly T[];
}

export const HOUSE: Deps = {
  games: GAMES,
  kits: KITS,
  schools: SCHOOLS,
  puzzlers: PUZZLERS,
  terminals: TERMINALS,
  fromProofs,
};
