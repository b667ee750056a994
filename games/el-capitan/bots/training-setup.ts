import { type TrainingSetup, trainingSetupOf } from '@levante/bots';
import { EXTRA_CITIES, elCapitan } from '@levante/el-capitan/rules';
import { deckhand } from './deckhand.ts';
import { elCapitanFeatures } from './features.ts';

/** How this game is learned from nothing. */
export const elCapitanTraining: TrainingSetup = trainingSetupOf({
  game: elCapitan,
  features: elCapitanFeatures,
  encoded: 16,
  hidden: 32,
  /** Half of the matches without extra cities, half with any set of them. */
  draw(random) {
    const set = random.below(2) === 0 ? 0 : 1 + random.below(2 ** EXTRA_CITIES.length - 1);
    return { cities: EXTRA_CITIES.filter((_, i) => (set >> i) & 1) };
  },
  opponent: deckhand,
});
