import type { Puzzler, TrainingSetup } from '@levante/bots';
import { DEPENDENCIES, type Dependencies } from '@levante/cli/lib/dependencies.ts';
import { type FromProof, fromProofs } from '@levante/games/proofs';
import { PUZZLERS } from '@levante/games/puzzlers';
import { TRAINING_SETUPS } from '@levante/games/training-setups';

/** Dependencies of the lab's commands: the lists of games. Tests pass their own. */
export interface LabDependencies extends Dependencies {
  readonly trainingSetups: ReadonlyMap<string, TrainingSetup>;
  readonly puzzlers: ReadonlyMap<string, Puzzler>;
  /** Calls `make` with every game and the facts that games state about themselves. */
  fromProofs<T>(make: FromProof<T>): readonly T[];
}

export const LAB_DEPENDENCIES: LabDependencies = {
  ...DEPENDENCIES,
  trainingSetups: TRAINING_SETUPS,
  puzzlers: PUZZLERS,
  fromProofs,
};
