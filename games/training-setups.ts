import type { TrainingSetup } from '@levante/bots';
import { elCapitanTraining } from '@levante/el-capitan/bots';
import { goldenHornTraining } from '@levante/golden-horn/bots';

const setups: readonly TrainingSetup[] = [elCapitanTraining, goldenHornTraining];

/** Training setups by game id. Kept apart from the bots, so that playing does not load training code. */
export const TRAINING_SETUPS: ReadonlyMap<string, TrainingSetup> = new Map(
  setups.map((setup) => [setup.gameId, setup]),
);
