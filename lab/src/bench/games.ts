import { CommandFault } from '@levante/cli/lib/fault.ts';
import type { Game, JsonObject, Measured } from '@levante/contract';
import type { LabDeps } from '../lib/lab-deps.ts';
import { benchOf, type EngineBench } from './engine.ts';
import { type PerftBench, perftOf } from './perft.ts';

/** What can be measured and counted of a game, the type of its state hidden. */
export interface GameBench {
  readonly game: string;
  /** The number of players that is measured beside the peers. */
  readonly players: number;
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
  /** What is set up besides players, one after the other; the empty one alone where the game names none. */
  readonly setups: readonly JsonObject[];
  readonly engine: EngineBench;
  readonly perft: PerftBench;
}

function gameBench<S>(game: Game<S>, { players, setups = [{}], hoarded }: Measured): GameBench {
  const [engine, perft] = [benchOf(game, hoarded ?? null), perftOf(game)];
  return { game: game.id, players, seats: game.players, setups, engine, perft };
}

/** The games that are measured. */
export function benchesOf(house: LabDeps): readonly GameBench[] {
  return house.fromProofs((game, { measured }) => (measured ? [gameBench(game, measured)] : [])).flat();
}

/** The benches of a game; a fault where it has none. */
export function benchNamed(house: LabDeps, game: string): GameBench {
  const bench = benchesOf(house).find((one) => one.game === game);
  if (!bench) throw new CommandFault(`there is no benchmark for ${game}`);
  return bench;
}
