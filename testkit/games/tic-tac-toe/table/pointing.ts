import type { OpenPointing } from '@levante/table/open-game/board-pointing.ts';
import type { OpenPosition } from '@levante/table/open-game/open-position.ts';
import type { TicTacToeFact, TicTacToeJson, TicTacToeState } from '@levante/tic-tac-toe/rules';

export type TicTacToePosition = OpenPosition<TicTacToeState, TicTacToeJson, TicTacToeFact>;

/** Selecting a cell plays it; occupied cells are tried as well, so that the page can show the refusal. */
export const ticTacToePointing: OpenPointing<TicTacToePosition> = {
  placesOf: (line) => line.split(' ').slice(2),
  tried: ({ actor }, _picked, at) => `${actor} place ${at}`,
};
