import { type Chance, type Time, withLongDelays } from '@levante/host';
import { random32, randomHex, randomName } from '../../lib/random.ts';

const SEED_BYTES = 32;
const ID_LENGTH = 14;

/** Chance backed by the browser's random number generator. */
export const BROWSER_CHANCE: Chance = {
  newSeed: () => randomHex(SEED_BYTES),
  newMatchId: () => randomName(ID_LENGTH),
  below: (n) => Math.floor((random32() / 2 ** 32) * n),
};

/** Time backed by the browser's clock and timers. */
export const BROWSER_TIME: Time = {
  now: () => Date.now(),
  after: withLongDelays((ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }),
};
