import { newBoardReader, readOnce } from '@levante/contract';
import { boardReader } from './board/options.ts';
import { readBoard } from './board/read-board.ts';

/** Reads a board file for a new match. */
export const readNewBoard = newBoardReader(readBoard);

/** Brings what matches on a board of one's own need of the rules. */
export function bringBoards(): void {
  boardReader.bring(readOnce(readBoard));
}
