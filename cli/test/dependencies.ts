import { coinRaceKit } from '@levante/coin-race/bots';
import { coinRace } from '@levante/coin-race/rules';
import { coinRaceTerminal } from '@levante/coin-race/terminal';
import { entryOf } from '@levante/contract';
import { nineMensMorrisKit } from '@levante/nine-mens-morris/bots';
import { nineMensMorris } from '@levante/nine-mens-morris/rules';
import { nineMensMorrisTerminal } from '@levante/nine-mens-morris/terminal';
import { DEPENDENCIES, type Dependencies } from '../src/lib/dependencies.ts';

/** Dependencies with the smallest game only: the command line must not depend on a particular game. */
export const COIN_DEPENDENCIES: Dependencies = {
  games: new Map([[coinRace.id, entryOf(coinRace)]]),
  kits: new Map([[coinRace.id, coinRaceKit]]),
  terminals: new Map([[coinRace.id, coinRaceTerminal]]),
};

/** The shipped dependencies with two more games, each added by one entry in each list. */
export const THIRD_GAME_DEPENDENCIES: Dependencies = {
  games: new Map([...DEPENDENCIES.games, ...COIN_DEPENDENCIES.games, [nineMensMorris.id, entryOf(nineMensMorris)]]),
  kits: new Map([...DEPENDENCIES.kits, ...COIN_DEPENDENCIES.kits, [nineMensMorris.id, nineMensMorrisKit]]),
  terminals: new Map([
    ...DEPENDENCIES.terminals,
    ...COIN_DEPENDENCIES.terminals,
    [nineMensMorris.id, nineMensMorrisTerminal],
  ]),
};
