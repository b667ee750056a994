import type { Parsed } from '@levante/contract';
import { readBoard as readCapitanBoard } from '@levante/el-capitan/rules';
import { readBoard as readHornBoard } from '@levante/golden-horn/rules';

/** Reads a board of some game from outside: its name, or the path of the first fault. */
export type BoardReader = (input: unknown) => Parsed<{ readonly name: string }>;

const READERS: ReadonlyMap<string, BoardReader> = new Map<string, BoardReader>([
  ['el-capitan', readCapitanBoard],
  ['golden-horn', readHornBoard],
]);

/** Undefined where the game has no board files. */
export function boardReaderOf(game: string): BoardReader | undefined {
  return READERS.get(game);
}
