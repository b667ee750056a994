import { coinRaceKit } from '@levante/coin-race/bots';
import { coinRace } from '@levante/coin-race/rules';
import { coinRaceTerminal } from '@levante/coin-race/terminal';
import { entryOf } from '@levante/contract';
import { nineMensMorrisKit } from '@levante/nine-mens-morris/bots';
import { nineMensMorris } from '@levante/nine-mens-morris/rules';
import { nineMensMorrisTerminal } from '@levante/nine-mens-morris/terminal';
import { type Deps, HOUSE } from '../src/lib/dependencies.ts';

/** Dependencies with the smallest game only: the command line must not depend on a particular game. */
export const COIN_HOUSE: Deps = {
  games: new Map([[coinRace.id, entryOf(coinRace)]]),
  kits: new Map([[coinRace.id, coinRaceKit]]),
  terminals: new Map([[coinRace.id, coinRaceTerminal]]),
};

/** The shipped dependencies with two more games, each added by one entry in each list. */
export const THIRD_HOUSE: Deps = {
  games: new Map([...HOUSE.games, ...COIN_HOUSE.games, [nineMensMorris.id, entryOf(nineMensMorris)]]),
  kits: new Map([...HOUSE.kits, ...COIN_HOUSE.kits, [nineMensMorris.id, nineMensMorrisKit]]),
  terminals: new Map([...HOUSE.terminals, ...COIN_HOUSE.terminals, [nineMensMorris.id, nineMensMorrisTerminal]]),
};
