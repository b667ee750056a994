import type { Puzzler, TrainingSetup } from '@levante/bots';
import { type Deps, HOUSE } from '@levante/cli/lib/dependencies.ts';
import { type FromProof, fromProofs } from '@levante/games/proofs';
import { PUZZLERS } from '@levante/games/puzzlers';
import { SCHOOLS } from '@levante/games/training-setups';

/** Dependencies of the lab's commands: the lists of games. Tests pass their own. */
export interface LabDeps extends Deps {
  readonly schools: ReadonlyMap<string, TrainingSetup>;
  readonly puzzlers: ReadonlyMap<string, Puzzler>;
  /** Calls `make` with every game and the facts that games state about themselves. */
  fromProofs<T>(make: FromProof<T>): readonly T[];
}

export const LAB: LabDeps = { ...HOUSE, schools: SCHOOLS, puzzlers: PUZZLERS, fromProofs };
