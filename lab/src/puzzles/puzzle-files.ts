import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listJson,
  type Puzzle,
  type PuzzleList,
  puzzleJson,
  puzzlesJson,
  type RatedPuzzle,
  readPuzzle,
  readPuzzles,
} from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { readJsonFile, writeTextFile } from '@levante/cli/lib/files.ts';
import { type GameEntry, ReadFault } from '@levante/contract';
import { prunedState } from './pruned-state.ts';

const LIST = 'list.json';
const PUZZLES = 'puzzles.json';

/** Writes puzzles and their list into a folder, in their order. */
export function writeShelf(folder: string, entry: GameEntry, puzzles: readonly RatedPuzzle[]): void {
  const list: PuzzleList = {
    game: entry.id,
    rulesVersion: entry.rulesVersion,
    heads: puzzles.map(({ rating, theme, state }) => ({ rating, theme, players: playersOf(entry, state) })),
  };
  const lines = puzzlesJson(puzzles.map((one) => ({ ...one, state: prunedState(entry, one.state) })));
  writeTextFile(folder, PUZZLES, `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
  writeTextFile(folder, LIST, `${JSON.stringify(listJson(list))}\n`);
}

function playersOf(entry: GameEntry, { options }: Puzzle['state']): number {
  const read = entry.options(options);
  if (!read.ok) throw new CommandFault(`invalid options of a puzzle: ${read.refusal.code}`);
  return read.value.players;
}

/** Reads the puzzles of a folder, in their order. Throws a `CommandFault` that names an invalid file. */
export function readShelf(folder: string): readonly RatedPuzzle[] {
  try {
    return readPuzzles(readJsonFile(join(folder, PUZZLES)));
  } catch (error) {
    if (error instanceof ReadFault) throw new CommandFault(`${PUZZLES}: ${error.path} ${error.message}`);
    throw error;
  }
}

/** Puzzles found so far, one a line, so that a long search can be interrupted and resumed. */
export class Finds {
  readonly #path: string;
  readonly found: Puzzle[] = [];

  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    this.found.push(...lines.map((line) => readPuzzle(JSON.parse(line))));
  }

  add(puzzle: Puzzle): void {
    this.found.push(puzzle);
    appendFileSync(this.#path, `${JSON.stringify(puzzleJson(puzzle))}\n`);
  }
}
