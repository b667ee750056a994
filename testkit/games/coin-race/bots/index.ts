import { type GameBots, kitOf, randomBot, schoolOf } from '@levante/bots';
import { coinRace } from '../rules/index.ts';
import { coinFeatures } from './features.ts';

export { coinFeatures } from './features.ts';

/** Players of the coin race: the one that plays at random; the smallest network that can learn it. */
export const coinRaceBots = {
  kit: kitOf(coinRace, [randomBot()]),
  school: schoolOf({
    game: coinRace,
    features: coinFeatures,
    encoded: 4,
    hidden: 8,
    draw: (random) => ({ goal: 5 + random.below(5) }),
    rival: randomBot,
  }),
} satisfies GameBots;
