import type { ReadonlySignal } from '@preact/signals';
import type { RulesWords } from '../words/rules-words.ts';
import type { GamePuzzles } from './puzzles.ts';

/** What there is to learn of a game, fetched where somebody wants to learn; each part comes when it is asked for. */
export interface GameStudy {
  /** How the game is played, in the reader's language. */
  readonly fetchRules: ReadonlySignal<() => Promise<RulesWords>>;
  /** Positions in which one turn is far better than all others; null where there are none. */
  readonly fetchPuzzles: (() => Promise<GamePuzzles>) | null;
}
