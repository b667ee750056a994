import type { Game } from '@levante/contract';
import { BUY, elCapitan, kindOf } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { CommandFault } from '../fault.ts';
import { benchOf, type EngineBench } from './engine.ts';
import type { Hoarded } from './longest.ts';
import { type PerftBench, perftOf } from './perft.ts';

/** What can be measured and counted of a game, the type of its state hidden. */
export interface GameBench {
  readonly game: string;
  /** The number of players that is measured beside the peers. */
  readonly players: number;
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
  /** The sets of extra cities that it can be played with; only the empty one where there are none. */
  readonly citySets: readonly (readonly string[])[];
  readonly engine: EngineBench;
  readonly perft: PerftBench;
}

/** What is measured of a game besides what the contract says of it. */
interface Subject {
  readonly players: number;
  readonly citySets?: GameBench['citySets'];
  /** What its hoarding players buy. */
  readonly hoarded?: Hoarded;
}

function gameBench<S>(game: Game<S>, { players, citySets = [[]], hoarded }: Subject): GameBench {
  const [engine, perft] = [benchOf(game, hoarded ?? null), perftOf(game)];
  return { game: game.id, players, seats: game.players, citySets, engine, perft };
}

const CITY_SETS = [
  [],
  ['POR'],
  ['LIS'],
  ['CAN'],
  ['POR', 'LIS'],
  ['POR', 'CAN'],
  ['LIS', 'CAN'],
  ['POR', 'LIS', 'CAN'],
];

export const BENCHES: readonly GameBench[] = [
  gameBench(elCapitan, { players: 4, citySets: CITY_SETS, hoarded: (action) => kindOf(action) === BUY }),
  gameBench(goldenHorn, { players: 3 }),
];

/** The benches of a game; a fault where it has none. */
export function benchNamed(game: string): GameBench {
  const bench = BENCHES.find((one) => one.game === game);
  if (!bench) throw new CommandFault(`there is no benchmark for ${game}`);
  return bench;
}
