import type { Reason } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import { elCapitanTerminal } from '@levante/el-capitan/terminal';
import { goldenHornTerminal } from '@levante/golden-horn/terminal';
import type { Language } from '@levante/table/words/languages.ts';

/** Shows a game in a terminal, in one language. States and lines may come from a view. */
export interface ShownGame {
  /** Returns the table as lines; `names[seat]` is the player's name. */
  picture(state: JsonObject, names: readonly string[]): string[];
  /** Returns the possessions of a seat as lines: its money and hand, or their counterparts. */
  own(state: JsonObject, names: readonly string[], seat: number): string[];
  /** Describes an action of this state. */
  say(state: JsonObject, line: string): string;
  /** Describes a reason of an analysis. `state` may be any state of that match. */
  reason(reason: Reason, state: JsonObject, nameOf: (seat: number) => string): string;
}

/** A game in a terminal. */
export interface GameTerminal {
  /** Returns the names of the manifest's options for the help of the commands, in a language: `extra cities`. */
  setup(language: Language): Readonly<Record<string, string>>;
  in(language: Language): ShownGame;
}

/** Terminal views of the games, by id. Games without one are shown as data. */
export const TERMINALS: ReadonlyMap<string, GameTerminal> = new Map<string, GameTerminal>([
  ['el-capitan', elCapitanTerminal],
  ['golden-horn', goldenHornTerminal],
]);
