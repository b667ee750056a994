import { type TrainingSetup, trainingSetupOf } from '@levante/bots';
import { goldenHorn, RULESETS } from '@levante/golden-horn/rules';
import { deckhand } from './deckhand.ts';
import { goldenHornFeatures } from './features.ts';

/** Training setup of this game. */
export const goldenHornTraining: TrainingSetup = trainingSetupOf({
  game: goldenHorn,
  features: goldenHornFeatures,
  encoded: 16,
  hidden: 32,
  /** Two of three matches by the ruleset that is the default. */
  draw: (random) => ({ ruleset: RULESETS[random.below(3) === 2 ? 1 : 0] }),
  opponent: deckhand,
});
