import type { Game } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan';
import { goldenHorn } from '@levante/golden-horn';
import { CommandFault } from '../fault.ts';
import { benchOf, type EngineBench } from './engine.ts';
import { type PerftBench, perftOf } from './perft.ts';

/** What can be measured and counted of a game, the type of its state hidden. */
export interface GameBench {
  readonly game: string;
  /** The table that figures are published of. */
  readonly players: number;
  readonly engine: EngineBench;
  readonly perft: PerftBench;
}

function gameBench<S>(game: Game<S>, players: number): GameBench {
  return { game: game.id, players, engine: benchOf(game), perft: perftOf(game) };
}

export const BENCHES: readonly GameBench[] = [gameBench(elCapitan, 4), gameBench(goldenHorn, 3)];

/** The benches of a game; a fault where it has none. */
export function benchNamed(game: string): GameBench {
  const bench = BENCHES.find((one) => one.game === game);
  if (!bench) throw new CommandFault(`there is no benchmark for ${game}`);
  return bench;
}
