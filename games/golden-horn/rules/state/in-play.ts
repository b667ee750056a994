import type { Board } from '../board/board.ts';
import type { GoldenHornState } from './state.ts';

/** The board of a match. */
export function boardOf(s: GoldenHornState): Board {
  return s.tables.board;
}
