import type { Dependencies } from '@levante/cli/lib/dependencies.ts';
import { entryOf, type Game, type Options } from '@levante/contract';
import { type PurseRaceState, purseRace } from '@levante/testkit/host';
import type { SimulatedGame } from './simulation.ts';

/** Purse of every seat, and steps of the first turn, where they are not drawn. */
const DEALT = 3;

/**
 * Purse Race that begins with the decision of a seat instead of the deal: a match with people stays at ply 0 for a while
 * after its start.
 */
const dealtRace: Game<PurseRaceState> = {
  ...purseRace,
  id: 'dealt-race',
  setup: (options: Options) => {
    const state = purseRace.setup(options);
    state.purses.fill(DEALT);
    state.left = DEALT;
    return state;
  },
  toJson: (state) => ({ ...purseRace.toJson(state), game: 'dealt-race' }),
};

/**
 * Returns the games of simulated worlds: mostly Purse Race, which is small but has secrets, turns of several actions and
 * chance events in between, so that there is time for many worlds; and every shipped game.
 */
export function simulatedGames(dependencies: Dependencies): SimulatedGame[] {
  const earlier = quietGames(dependencies);
  return [...earlier, { entry: entryOf(dealtRace), weight: earlier.length, commands: 15 }];
}

/** Returns the games of quiet worlds (`SimulationParts`), with which their seeds were found. */
export function quietGames(dependencies: Dependencies): SimulatedGame[] {
  const own = [...dependencies.games.values()].map((entry): SimulatedGame => ({ entry, weight: 1, commands: 4 }));
  return [{ entry: entryOf(purseRace), weight: 3 * own.length, commands: 15 }, ...own];
}
