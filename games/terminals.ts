import type { Reason } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import { elCapitanTerminal } from '@levante/el-capitan/terminal';
import { goldenHornTerminal } from '@levante/golden-horn/terminal';

/** How a game is shown to people in a terminal; states and lines may be what a view leaves of them. */
export interface GameTerminal {
  /** What the manifest's options are called: `extra cities`. */
  readonly setup: Readonly<Record<string, string>>;
  /** What decisions are called that are no turn, by the step of the state. */
  readonly steps: Readonly<Record<string, string>>;
  /** The table as lines; `names[seat]` is who sits there. */
  picture(state: JsonObject, names: readonly string[]): string[];
  /** What an action of this state would be, in words. */
  say(state: JsonObject, line: string): string;
  /** A reason of an analysis, as part of a sentence; `state` is any of that match. */
  reason(reason: Reason, state: JsonObject, nameOf: (seat: number) => string): string;
}

/** The games that a terminal has more to show of than their data, by id. */
export const TERMINALS: ReadonlyMap<string, GameTerminal> = new Map<string, GameTerminal>([
  ['el-capitan', elCapitanTerminal],
  ['golden-horn', goldenHornTerminal],
]);
