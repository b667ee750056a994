import { coinFeatures, coinRace } from '@levante/testkit';
import { schoolOf } from '../../src/learn/school.ts';
import { randomBot } from '../../src/random.ts';

/** The smallest game, taught by the smallest network that can learn it. */
export const coinSchool = schoolOf({
  game: coinRace,
  features: coinFeatures,
  encoded: 4,
  hidden: 8,
  draw: (random) => ({ goal: 5 + random.below(5) }),
  rival: randomBot,
});
