import { kitOf, randomBot } from '@levante/bots';
import { entryOf } from '@levante/contract';
import { coinRace } from '@levante/testkit';
import type { House } from '../src/house.ts';

/** A house whose only game is the smallest there is: what the command line does must not depend on which game it does it with. */
export const COIN_HOUSE: House = {
  games: new Map([[coinRace.id, entryOf(coinRace)]]),
  kits: new Map([[coinRace.id, kitOf(coinRace, [randomBot()])]]),
};
