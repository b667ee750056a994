import type { JsonObject } from './json.ts';
import type { Parsed } from './refusal.ts';

/** Something besides the number of seats that may be chosen before a match: a key of the game's options. */
export type SetupOption = { readonly name: string } & (
  | { readonly choose: 'one' | 'any'; readonly of: readonly string[] }
  /** A whole number. */
  | { readonly choose: 'number' }
);

/** What a game tells the platform of itself besides its rules: everything that would else be a list of games somewhere. */
export interface Manifest<S> {
  /** The title as it is printed: `El Capitán`. */
  readonly title: string;
  /** The codes with which this game says no, besides the platform's. */
  readonly refusals: readonly string[];
  /** What may be chosen before a match besides players and board. */
  readonly setup: readonly SetupOption[];
  /** Reads a board from outside and gives its name, or refuses it with the `path` of the first fault; left out by games without boards. */
  readBoard?(input: unknown): Parsed<{ readonly name: string }>;
  /**
   * Actors whose secrets a state does not hold, so that their legal lists may be incomplete: of a view, the other seats
   * and chance; none of a complete state. Left out by games without secrets.
   */
  hides?(state: S): readonly number[];
  /** What lies ahead as things stand (request `forecast` of the protocol); left out by games that foresee nothing. */
  forecast?(state: S): JsonObject;
}
