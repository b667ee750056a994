import type { Dependencies } from '@levante/cli/lib/dependencies.ts';
import { entryOf } from '@levante/contract';
import { promptRace, purseRace } from '@levante/testkit/host';
import type { SimulatedGame } from './simulation.ts';

/**
 * Returns the games of simulated worlds: mostly Purse Race, which is small enough for many worlds but has secrets,
 * turns of several actions and chance events in between, and every shipped game.
 */
export function simulatedGames(dependencies: Dependencies): SimulatedGame[] {
  const earlier = quietGames(dependencies);
  return [...earlier, { entry: entryOf(promptRace), weight: earlier.length, commands: 15 }];
}

/** Returns the games of quiet worlds (`SimulationParts`), for which their seeds were found. */
export function quietGames(dependencies: Dependencies): SimulatedGame[] {
  const own = [...dependencies.games.values()].map((entry): SimulatedGame => ({ entry, weight: 1, commands: 4 }));
  return [{ entry: entryOf(purseRace), weight: 3 * own.length, commands: 15 }, ...own];
}
