import type { Board } from '../board/board.ts';
import type { GoldenHornState } from './state.ts';

/** Returns the board of a match. */
export function boardOf(s: GoldenHornState): Board {
  return s.tables.board;
}
