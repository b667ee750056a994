import type { Reason } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import { elCapitanTerminal } from '@levante/el-capitan/terminal';
import { goldenHornTerminal } from '@levante/golden-horn/terminal';
import type { Language } from '@levante/table/words/languages.ts';

/** How a game is shown to people in a terminal, in one language; states and lines may be what a view leaves of them. */
export interface ShownGame {
  /** The table as lines; `names[seat]` is who sits there. */
  picture(state: JsonObject, names: readonly string[]): string[];
  /** What a seat has, as lines: its money and hand, or what the game has like them. */
  own(state: JsonObject, names: readonly string[], seat: number): string[];
  /** What an action of this state would be, in words. */
  say(state: JsonObject, line: string): string;
  /** A reason of an analysis, as a sentence; `state` is any of that match. */
  reason(reason: Reason, state: JsonObject, nameOf: (seat: number) => string): string;
}

/** A game in a terminal. */
export interface GameTerminal {
  /** What the manifest's options are called in the help of the commands, in a language: `extra cities`. */
  setup(language: Language): Readonly<Record<string, string>>;
  in(language: Language): ShownGame;
}

/** The games that a terminal has more to show of than their data, by id. */
export const TERMINALS: ReadonlyMap<string, GameTerminal> = new Map<string, GameTerminal>([
  ['el-capitan', elCapitanTerminal],
  ['golden-horn', goldenHornTerminal],
]);
