import { randomBytes, randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { type Chance, type Time, withLongDelays } from '@levante/host';

const MATCH_ID_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const MATCH_ID_LENGTH = 14;

/** Randomness from the operating system. */
export const SYSTEM_CHANCE: Chance = {
  newSeed: () => randomBytes(32).toString('hex'),
  newMatchId: () =>
    Array.from({ length: MATCH_ID_LENGTH }, () => MATCH_ID_CHARACTERS[randomInt(MATCH_ID_CHARACTERS.length)]).join(''),
  below: (n) => randomInt(n),
};

/** Returns 32 random bytes, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The system clock. */
export const SYSTEM_TIME: Time = {
  now: () => Date.now(),
  after: withLongDelays((ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }),
};

/**
 * Makes V8 allocate every object in the young generation. Otherwise, once most objects of a literal survive a
 * collection, V8 allocates the next ones in the old generation, where each of them retains a match until the next full
 * collection.
 */
export const keepObjectsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
