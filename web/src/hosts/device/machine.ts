import type { Chance, Time } from '@levante/host';
import { random32, randomHex, randomName } from '../../lib/random.ts';

const SEED_BYTES = 32;
const ID_LENGTH = 14;

/** Chance of the browser. */
export const BROWSER_CHANCE: Chance = {
  newSeed: () => randomHex(SEED_BYTES),
  newMatchId: () => randomName(ID_LENGTH),
  below: (n) => Math.floor((random32() / 2 ** 32) * n),
};

/** The clock of this page. */
export const BROWSER_TIME: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
