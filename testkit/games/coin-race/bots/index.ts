import { kitOf, randomBot, trainingSetupOf } from '@levante/bots';
import { coinRace } from '@levante/coin-race/rules';
import { coinFeatures } from './features.ts';

export { coinFeatures } from './features.ts';

/** The player of the coin race, who plays at random. */
export const coinRaceKit = kitOf(coinRace, [randomBot()]);

/** How it is learned, by the smallest network that can. */
export const coinRaceSchool = trainingSetupOf({
  game: coinRace,
  features: coinFeatures,
  encoded: 4,
  hidden: 8,
  draw: (random) => ({ goal: 5 + random.below(5) }),
  rival: randomBot,
});
