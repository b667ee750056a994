import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listJson,
  type Puzzle,
  type PuzzleList,
  puzzleJson,
  type RatedPuzzle,
  readList,
  readPuzzle,
  readSheet,
  sheetJson,
} from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { readJsonFile, writeTextFile } from '@levante/cli/lib/files.ts';
import { type GameEntry, ReadFault } from '@levante/contract';
import { prunedState } from './pruned.ts';

/** Puzzles a sheet: what somebody fetches who plays one of them. */
const A_SHEET = 20;
const LIST = 'list.json';

const sheetName = (sheet: number): string => `sheet-${String(sheet).padStart(2, '0')}.json`;

/** Writes puzzles as a list and sheets into a folder, in their order. */
export function writeShelf(folder: string, entry: GameEntry, puzzles: readonly RatedPuzzle[]): void {
  const list: PuzzleList = {
    game: entry.id,
    rulesVersion: entry.rulesVersion,
    aSheet: A_SHEET,
    heads: puzzles.map(({ rating, theme, state }) => ({ rating, theme, players: playersOf(entry, state) })),
  };
  for (let from = 0; from < puzzles.length; from += A_SHEET) {
    const sheet = puzzles.slice(from, from + A_SHEET);
    const lines = sheetJson(sheet.map((one) => ({ ...one, state: prunedState(entry, one.state) })));
    const text = `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
    writeTextFile(folder, sheetName(from / A_SHEET + 1), text);
  }
  writeTextFile(folder, LIST, `${JSON.stringify(listJson(list))}\n`);
}

function playersOf(entry: GameEntry, { options }: Puzzle['state']): number {
  const read = entry.options(options);
  if (!read.ok) throw new CommandFault(`a puzzle with options that are none: ${read.refusal.code}`);
  return read.value.players;
}

/** The puzzles of a folder, in their order; a file that is none of them is a fault that names it. */
export function readShelf(folder: string): readonly RatedPuzzle[] {
  const read = <T>(name: string, form: (input: unknown) => T): T => {
    try {
      return form(readJsonFile(join(folder, name)));
    } catch (error) {
      if (error instanceof ReadFault) throw new CommandFault(`${name}: ${error.path} ${error.message}`);
      throw error;
    }
  };
  const { heads, aSheet } = read(LIST, readList);
  const sheets = Math.ceil(heads.length / aSheet);
  return Array.from({ length: sheets }, (_, i) => read(sheetName(i + 1), readSheet)).flat();
}

/** What a search has found so far, a line for each puzzle, so that a long one can be broken off and gone on with. */
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
