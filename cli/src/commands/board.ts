import { formatRefusal, gameNamed } from '../lib/arguments.ts';
import { DEPENDENCIES } from '../lib/dependencies.ts';
import { CommandFault } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';

export interface BoardCheckOptions {
  readonly game: string;
}

/** Checks a board file. Prints its first fault as an error. */
export function runBoardCheck(file: string, { game }: BoardCheckOptions): void {
  const { manifest } = gameNamed(DEPENDENCIES, game);
  if (!manifest.readBoard) throw new CommandFault(`${game} has no boards to check`);
  const board = manifest.readBoard(readJsonFile(file));
  if (!board.ok) throw new CommandFault(`${file}: ${formatRefusal(board.refusal)}`);
  process.stdout.write(`ok      ${file}: board ${board.value.name} of ${game}\n`);
}
