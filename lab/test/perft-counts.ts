import { type GameEntry, Random, type Table } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { benchNamed } from '../src/bench/games.ts';
import type { Opening, Perft } from '../src/bench/perft.ts';
import { PositionSum, printOf } from '../src/bench/position-sum.ts';
import { LAB_DEPENDENCIES } from '../src/lib/lab-dependencies.ts';

/** Positions whose counts are published in `bench/perft.json`. */
export const FILE = new URL('../../bench/perft.json', import.meta.url);

/** A position: a game, its options, and the random plies before. */
export interface Position extends Opening {
  readonly game: string;
  readonly options: Readonly<Record<string, number | string | readonly string[]>>;
  /** Depth of the count. */
  readonly depth: number;
}

/** A position with its counts at depth one, two, and so on. */
export interface Counted extends Position {
  readonly command: string;
  readonly counts: readonly Perft[];
}

const SEED = 7;
/** Returns the positions for one set of options: plies played before, and depth. */
const of = (game: string, options: Position['options'], ...openings: readonly [number, number][]): Position[] =>
  openings.map(([plies, depth]) => ({ game, options, seed: SEED, plies, depth }));

/** New matches of every number of players, and positions in the middle of matches covering all options. */
export const POSITIONS: readonly Position[] = [
  ...of('el-capitan', { players: 2 }, [0, 3], [150, 5], [300, 5]),
  ...of('el-capitan', { players: 3 }, [0, 2], [250, 6]),
  ...of('el-capitan', { players: 4 }, [0, 2], [200, 6]),
  ...of('el-capitan', { players: 5 }, [0, 2], [300, 7]),
  ...of('el-capitan', { players: 3, cities: ['LIS'] }, [150, 7]),
  ...of('el-capitan', { players: 4, cities: ['POR'] }, [260, 4]),
  ...of('el-capitan', { players: 2, cities: ['CAN'] }, [220, 4]),
  ...of('el-capitan', { players: 3, cities: ['CAN'] }, [200, 7]),
  ...of('el-capitan', { players: 4, cities: ['POR', 'LIS', 'CAN'] }, [0, 2], [300, 4]),
  ...of('golden-horn', { players: 2, ruleset: 'as-described' }, [0, 5], [100, 8]),
  ...of('golden-horn', { players: 2, ruleset: 'as-published' }, [0, 4], [100, 6]),
  ...of('golden-horn', { players: 3, ruleset: 'as-described' }, [0, 5], [200, 7], [300, 7]),
  ...of('golden-horn', { players: 3, ruleset: 'as-published' }, [0, 4], [200, 6], [300, 7]),
  ...of('golden-horn', { players: 4, ruleset: 'as-described' }, [0, 4], [200, 7], [300, 6]),
  ...of('golden-horn', { players: 4, ruleset: 'as-published' }, [0, 4], [200, 7], [300, 5]),
];

/** Returns the arguments of `levante` that count from a position. */
export function wordsOf({ game, options, seed, plies, depth }: Position): readonly string[] {
  const chosen = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const numbers = Object.entries({ seed, plies, depth }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return ['bench', 'perft', '--game', game, ...chosen, ...numbers];
}

function entryOf(game: string): GameEntry {
  const entry = GAMES.get(game);
  if (!entry) throw new Error(`there is no game ${game}`);
  return entry;
}

/** Counts by the integers of the game, as the command does. */
export function countedByIntegers(position: Position, depth: number): Perft {
  const options = entryOf(position.game).options(position.options);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return benchNamed(LAB_DEPENDENCIES, position.game).perft(options.value, position, depth);
}

function addLeaves(table: Table, depth: number, leaves: Map<string, number>): void {
  const { actions } = table.legal();
  if (depth === 0 || actions.length === 0) {
    const text = JSON.stringify(table.state());
    leaves.set(text, (leaves.get(text) ?? 0) + 1);
    return;
  }
  for (const line of actions) {
    const next = table.clone();
    const played = next.play(line);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
    addLeaves(next, depth - 1, leaves);
  }
}

/**
 * Counts by an independent implementation: every action is parsed and checked as a line, and positions are compared as JSON.
 */
export function countedByText(position: Position, depth: number): Perft {
  const table = entryOf(position.game).open(position.options);
  if (!table.ok) throw new Error(JSON.stringify(table.refusal));
  const random = new Random(position.seed);
  for (let ply = 0; ply < position.plies; ply++) table.value.playRandom(random);
  const leaves = new Map<string, number>();
  addLeaves(table.value, depth, leaves);
  const sum = new PositionSum();
  for (const [text, paths] of leaves) sum.add(printOf(JSON.parse(text)), paths);
  return { paths: sum.added, positions: leaves.size, hash: sum.toString() };
}

/** Returns the published counts of a position for every depth up to its own. */
export function countedAll(position: Position): Counted {
  const counts = Array.from({ length: position.depth }, (_, i) => countedByIntegers(position, i + 1));
  return { command: `npx levante ${wordsOf(position).join(' ')}`, ...position, counts };
}

/** Formats the file, a line for each count. */
export function perftText(counted: readonly Counted[]): string {
  const positions = counted.map(({ counts, ...head }) => {
    const lines = counts.map((found) => `    ${JSON.stringify(found)}`);
    return `  ${JSON.stringify(head).slice(0, -1)},"counts":[\n${lines.join(',\n')}\n  ]}`;
  });
  return `{"positions":[\n${positions.join(',\n')}\n]}\n`;
}
