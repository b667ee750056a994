import type { GameTerminal } from '@levante/games/terminals';
import type { Deps } from './deps.ts';

/** Any game can be shown: its state as data, its actions and reasons as they are written. */
export const PLAIN: GameTerminal = {
  setup: {},
  steps: {},
  picture: (state) => JSON.stringify(state, null, 2).split('\n'),
  say: (_state, line) => line,
  reason: ({ kind }) => kind,
};

/** How a game is shown. */
export function terminalOf(house: Deps, game: string): GameTerminal {
  return house.terminals.get(game) ?? PLAIN;
}
