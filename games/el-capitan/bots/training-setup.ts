import { type TrainingSetup, trainingSetupOf } from '@levante/bots';
import { EXTRA_CITIES, elCapitan } from '@levante/el-capitan/rules';
import { deckhand } from './deckhand.ts';
import { elCapitanFeatures } from './features.ts';

/** Training setup of El Capitán. */
export const elCapitanTraining: TrainingSetup = trainingSetupOf({
  game: elCapitan,
  features: elCapitanFeatures,
  encoded: 16,
  hidden: 32,
  /** Draws no extra cities in half of the matches, and a random non-empty set of them in the others. */
  draw(random) {
    const set = random.below(2) === 0 ? 0 : 1 + random.below(2 ** EXTRA_CITIES.length - 1);
    return { cities: EXTRA_CITIES.filter((_, i) => (set >> i) & 1) };
  },
  opponent: deckhand,
});
