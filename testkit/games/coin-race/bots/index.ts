import { kitOf, randomBot, trainingSetupOf } from '@levante/bots';
import { coinRace } from '@levante/coin-race/rules';
import { coinFeatures } from './features.ts';

export { coinFeatures } from './features.ts';

/** Bots of the coin race: the random one only. */
export const coinRaceKit = kitOf(coinRace, [randomBot()]);

/** Training setup with the smallest possible network. */
export const coinRaceTraining = trainingSetupOf({
  game: coinRace,
  features: coinFeatures,
  encoded: 4,
  hidden: 8,
  draw: (random) => ({ goal: 5 + random.below(5) }),
  opponent: randomBot,
});
