import type { Parsed } from '@levante/contract';
import { readBoard } from '@levante/el-capitan';

/** Reads a board of some game from outside: its name, or the path of the first fault. */
export type BoardReader = (input: unknown) => Parsed<{ readonly name: string }>;

const READERS: ReadonlyMap<string, BoardReader> = new Map([['el-capitan', readBoard]]);

/** Undefined where the game has no board files. */
export function boardReaderOf(game: string): BoardReader | undefined {
  return READERS.get(game);
}
