import type { TrainingSetup } from '@levante/bots';
import { elCapitanTraining } from '@levante/el-capitan/bots';
import { goldenHornTraining } from '@levante/golden-horn/bots';

const setups: readonly TrainingSetup[] = [elCapitanTraining, goldenHornTraining];

/** The games that can be learned from nothing, by id; apart from the bots, since who plays need not learn. */
export const TRAINING_SETUPS: ReadonlyMap<string, TrainingSetup> = new Map(
  setups.map((setup) => [setup.gameId, setup]),
);
