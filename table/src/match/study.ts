import type { ReadonlySignal } from '@preact/signals';
import type { RulesWords } from '../words/rules-words.ts';
import type { Lesson } from './lesson.ts';

/** What there is to learn of a game, fetched where somebody wants to learn; each part comes when it is asked for. */
export interface GameStudy {
  /** How the game is played, in the reader's language. */
  readonly fetchRules: ReadonlySignal<() => Promise<RulesWords>>;
  /** The match that teaches it; null where there is none. */
  readonly fetchLesson: (() => Promise<Lesson>) | null;
}
