import { accepted, isObject, type Options, type Parsed, readOnce, refused } from '@levante/contract';
import type { Board } from './board.ts';
import { CITY_CODES, type CityCode } from './places.ts';
import { readBoard } from './read-board.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

export const SEATS = [2, 5] as const;
export const EXTRA_CITIES = CITY_CODES.slice(9);
const BOARDS: ReadonlyMap<string, Board> = new Map([[RECONSTRUCTED.name, RECONSTRUCTED]]);

/** Options of El Capitán, complete. `board` is a shipped board's name, or a whole board. */
export interface ElCapitanOptions extends Options {
  readonly cities: readonly CityCode[];
  readonly board: string | Board;
}

/** Reads a custom board; one that was read before is returned unchanged. */
const readCustomBoard = readOnce(readBoard);

const bad = (path: string, message: string): Parsed<never> => refused('bad-options', 'EC-1.1', { path, message });

/** Reads untrusted options (formats, section 3): unknown keys and wrong values are refused, defaults filled in. */
export function readOptions(input: unknown): Parsed<ElCapitanOptions> {
  if (!isObject(input)) return bad('', 'must be an object');
  for (const key of Object.keys(input)) {
    if (!['players', 'cities', 'board'].includes(key)) return bad(`/${key}`, 'unknown key');
  }
  const { players = 3, cities = [], board = RECONSTRUCTED.name } = input;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < SEATS[0] || players > SEATS[1]) {
    return bad('/players', `must be a whole number from ${SEATS[0]} to ${SEATS[1]}`);
  }
  if (!Array.isArray(cities)) return bad('/cities', 'must be a list');
  for (const [i, code] of cities.entries()) {
    if (!EXTRA_CITIES.includes(code)) return bad(`/cities/${i}`, `must be one of ${EXTRA_CITIES.join(', ')}`);
    if (cities.indexOf(code) < i) return bad(`/cities/${i}`, 'is there twice');
  }
  const inOrder = EXTRA_CITIES.filter((code) => cities.includes(code));
  if (typeof board === 'string') {
    if (!BOARDS.has(board))
      return bad('/board', `no shipped board has this name; there is ${[...BOARDS.keys()].join(', ')}`);
    return accepted({ players, cities: inOrder, board });
  }
  const read = readCustomBoard(board);
  if (!read.ok) {
    const { path, message } = read.refusal.data;
    return refused('bad-options', read.refusal.clause, { path: `/board${path ?? ''}`, message: message ?? '' });
  }
  return accepted({ players, cities: inOrder, board: read.value });
}

/** Returns the board of the options, given by name or in full. */
export function boardNamed(board: string | Board): Board {
  return typeof board === 'string' ? (BOARDS.get(board) ?? RECONSTRUCTED) : board;
}
