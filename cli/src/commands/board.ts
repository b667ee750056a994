import { sayRefusal } from '../arguments.ts';
import { boardReaderOf } from '../boards.ts';
import { CommandFault } from '../fault.ts';
import { readJsonFile } from '../files.ts';

export interface BoardCheckOptions {
  readonly game: string;
}

/** Says whether a board file can be played on; its first fault is a failure. */
export function runBoardCheck(file: string, { game }: BoardCheckOptions): void {
  const read = boardReaderOf(game);
  if (!read) throw new CommandFault(`${game} has no boards to check`);
  const board = read(readJsonFile(file));
  if (!board.ok) throw new CommandFault(`${file}: ${sayRefusal(board.refusal)}`);
  process.stdout.write(`ok      ${file}: board ${board.value.name} of ${game}\n`);
}
