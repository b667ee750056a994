import { CommandFault } from '@levante/cli/lib/fault.ts';
import type { Game, JsonObject, Measured } from '@levante/contract';
import type { LabDependencies } from '../lib/lab-dependencies.ts';
import { benchOf, type EngineBench } from './engine.ts';
import { type PerftBench, perftOf } from './perft.ts';

/** Benchmarks of a game without the type of its state. */
export interface GameBench {
  readonly game: string;
  /** Number of players for comparisons with the peers. */
  readonly players: number;
  /** Minimum and maximum number of players. */
  readonly seats: readonly [number, number];
  /** Setups besides players; only the empty one if the game names none. */
  readonly setups: readonly JsonObject[];
  readonly engine: EngineBench;
  readonly perft: PerftBench;
}

function gameBench<S>(game: Game<S>, { players, setups = [{}], hoarded }: Measured): GameBench {
  const engine = benchOf(game, hoarded ?? null);
  const perft = perftOf(game);
  return { game: game.id, players, seats: game.players, setups, engine, perft };
}

/** Returns the games with benchmarks. */
export function benchesOf(dependencies: LabDependencies): readonly GameBench[] {
  return dependencies.fromProofs((game, { measured }) => (measured ? [gameBench(game, measured)] : [])).flat();
}

/** Returns the benchmark of a game. Throws a `CommandFault` if it has none. */
export function benchNamed(dependencies: LabDependencies, game: string): GameBench {
  const bench = benchesOf(dependencies).find((one) => one.game === game);
  if (!bench) throw new CommandFault(`there is no benchmark for ${game}`);
  return bench;
}
