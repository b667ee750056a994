import type { GameTerminal, ShownGame } from '@levante/games/terminals';
import type { Language } from '@levante/table/words/languages.ts';
import type { Dependencies } from './dependencies.ts';

const AS_DATA: ShownGame = {
  picture: (state) => JSON.stringify(state, null, 2).split('\n'),
  own: () => [],
  say: (_state, line) => line,
  reason: ({ kind }) => kind,
};

/** Fallback for any game: its state as data, its actions and reasons as notation. */
export const PLAIN: GameTerminal = { setup: () => ({}), in: () => AS_DATA };

/** Returns the terminal display of a game in a language. */
export function terminalOf(dependencies: Pick<Dependencies, 'terminals'>, game: string, language: Language): ShownGame {
  return (dependencies.terminals.get(game) ?? PLAIN).in(language);
}
