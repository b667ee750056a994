import { createHash } from 'node:crypto';
import { Random } from '@levante/contract';
import { type Board, elCapitan, RECONSTRUCTED } from '../rules/index.ts';
import { DESCENDING, FREE, kindOfPosition, positions } from './dead-end-definition.ts';

/** Stored digests of the legal lists of hard positions, recorded when they were compared with the definition. */
export const HARD_LISTS = new URL('./hard-lists.json', import.meta.url);

interface Series {
  readonly players: number;
  readonly cities: readonly string[];
  readonly board: Board;
}

const ALL = ['POR', 'LIS', 'CAN'];

/** Series of matches, mostly with the pirate, on boards with regular, descending and free prices. */
export const SERIES: readonly Series[] = [
  ...[2, 3, 4, 5].flatMap((players) => [
    { players, cities: ['CAN'], board: RECONSTRUCTED },
    { players, cities: ALL, board: FREE },
  ]),
  { players: 3, cities: ALL, board: RECONSTRUCTED },
  { players: 4, cities: ['LIS', 'CAN'], board: DESCENDING },
  { players: 5, cities: ['POR', 'CAN'], board: DESCENDING },
  { players: 4, cities: ['LIS'], board: DESCENDING },
];

/** Number of hard positions per series. */
export const A_SERIES = 240;

/** Yields the hard positions of a series with their legal lists. */
export function* hardPositions({ players, cities, board }: Series, seed: number) {
  const random = new Random(seed);
  for (let count = 0; count < A_SERIES; ) {
    for (const { state, legal } of positions(players, cities, board, random)) {
      if (kindOfPosition(state) === 'plain') continue;
      yield { state, legal };
      count += 1;
      if (count === A_SERIES) return;
    }
  }
}

/** Computes the digest of the legal lists of a series. */
export function digestOf(series: Series, seed: number): string {
  const digest = createHash('sha256');
  for (const { state, legal } of hardPositions(series, seed)) {
    digest.update(legal.map((action) => elCapitan.write(state, action)).join('\n'));
    digest.update('\n\n');
  }
  return digest.digest('hex').slice(0, 16);
}
