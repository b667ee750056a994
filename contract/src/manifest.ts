import type { JsonObject } from './json.ts';
import type { Parsed } from './refusal.ts';

/** A choice before a match besides the number of seats: a key of the game's options. */
export type SetupOption = { readonly name: string } & (
  | { readonly choose: 'one' | 'any'; readonly of: readonly string[] }
  /** Whole number. */
  | { readonly choose: 'number' }
);

/** Description of a game for the platform, besides its rules: title, refusal codes, setup choices, boards, forecast. */
export interface Manifest<S> {
  /** Printed title: `El Capitán`. */
  readonly title: string;
  /** Refusal codes of this game, in addition to the platform's. */
  readonly refusals: readonly string[];
  /** Choices before a match besides players and board. */
  readonly setup: readonly SetupOption[];
  /**
   * Reads an untrusted board and returns its name, or refuses it with the `path` of the first fault; undefined for games
   * without boards.
   */
  readBoard?(input: unknown): Parsed<{ readonly name: string }>;
  /**
   * Returns the actors whose secrets a state does not contain, so that their legal lists may be incomplete: the other seats
   * and chance for a view, none for a complete state. Undefined for games without secrets.
   */
  hides?(state: S): readonly number[];
  /** Returns the outlook if nothing changes (request `forecast` of the protocol); undefined for games without a forecast. */
  forecast?(state: S): JsonObject;
}
