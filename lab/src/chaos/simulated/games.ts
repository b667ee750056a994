import type { Deps } from '@levante/cli/lib/deps.ts';
import { entryOf } from '@levante/contract';
import { purseRace } from '@levante/testkit/host';
import type { SimulatedGame } from './simulation.ts';

/**
 * What is played in simulated worlds: mostly Purse Race, which is small and has secrets, turns of several actions and chance
 * in between, so that there is time for many worlds; and every game of the house.
 */
export function simulatedGames(house: Deps): SimulatedGame[] {
  const own = [...house.games.values()].map((entry): SimulatedGame => ({ entry, weight: 1, commands: 4 }));
  return [{ entry: entryOf(purseRace), weight: 3 * own.length, commands: 15 }, ...own];
}
