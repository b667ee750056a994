import { accepted, isObject, type Options, type Parsed, readOnce, refused } from '@levante/contract';
import { type Board, RULESETS, type Ruleset } from './board.ts';
import { readBoard } from './read-board.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

export const SEATS = [2, 4] as const;
const BOARDS: ReadonlyMap<string, Board> = new Map([[RECONSTRUCTED.name, RECONSTRUCTED]]);

/** Options of Golden Horn, complete. `board` is a shipped board's name, or a whole board. */
export interface GoldenHornOptions extends Options {
  readonly ruleset: Ruleset;
  readonly board: string | Board;
}

/** Reads a custom board; one that was read before is returned unchanged. */
const readCustomBoard = readOnce(readBoard);

const bad = (path: string, message: string): Parsed<never> => refused('bad-options', 'GH-1.1', { path, message });

/** Reads untrusted options (formats, section 4): unknown keys and wrong values are refused, defaults filled in. */
export function readOptions(input: unknown): Parsed<GoldenHornOptions> {
  if (!isObject(input)) return bad('', 'must be an object');
  for (const key of Object.keys(input)) {
    if (!['players', 'ruleset', 'board'].includes(key)) return bad(`/${key}`, 'unknown key');
  }
  const { players = 3, ruleset: named = RULESETS[0], board = RECONSTRUCTED.name } = input;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < SEATS[0] || players > SEATS[1]) {
    return bad('/players', `must be a whole number from ${SEATS[0]} to ${SEATS[1]}`);
  }
  const ruleset = RULESETS.find((known) => known === named);
  if (!ruleset) return bad('/ruleset', `must be one of ${RULESETS.join(', ')}`);
  if (typeof board === 'string') {
    if (!BOARDS.has(board))
      return bad('/board', `no shipped board has this name; there is ${[...BOARDS.keys()].join(', ')}`);
    return accepted({ players, ruleset, board });
  }
  const read = readCustomBoard(board);
  if (!read.ok) {
    const { path, message } = read.refusal.data;
    return refused('bad-options', read.refusal.clause, { path: `/board${path ?? ''}`, message: message ?? '' });
  }
  return accepted({ players, ruleset, board: read.value });
}

/** Returns the board of the options, given by name or in full. */
export function boardNamed(board: string | Board): Board {
  return typeof board === 'string' ? (BOARDS.get(board) ?? RECONSTRUCTED) : board;
}
