import type { Action, ActionBuffer } from './actions.ts';
import type { Json, JsonObject } from './json.ts';
import type { Manifest } from './manifest.ts';
import type { Random } from './random.ts';
import type { Parsed, Refusal } from './refusal.ts';

/** A place at the table, `0 … players-1`, clockwise. */
export type Seat = number;

/** Perspective on a match: a seat, or a spectator without one. */
export type Viewer = Seat | 'spectator';

/** Next to act: a seat, `CHANCE`, or `NOBODY` when the match is over. */
export type Actor = number;
export const CHANCE = -1;
export const NOBODY = -2;

/** Returns the actor in notation and JSON: `"0"`, `"*"`, or null. */
export function writeActor(actor: Actor): string | null {
  if (actor === NOBODY) return null;
  return actor === CHANCE ? '*' : String(actor);
}

/** Options chosen before the deal, complete (defaults filled in), as plain data. */
export interface Options {
  readonly players: number;
  readonly [key: string]: Json;
}

/** Final result: `scores[seat]`; `ranks[seat]` from 1, equal for the tied (1, 1, 3). */
export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

/** A single event, as plain data with ids only: `{"type":"house-built","seat":0,"city":"MAR",…}`. */
export interface Fact {
  readonly type: string;
  readonly [key: string]: Json;
}

/** Effects of an action, in order. Every florin and every piece that changes hands appears exactly once. */
export type Journal = Fact[];

/**
 * Interface of a game to everything outside it. `S` is its state: a mutable class of named typed arrays and small integers,
 * private to the game and its bots.
 *
 * Every game guarantees:
 * - It holds no clock, no random generator and no shuffled order: chance is an actor (`CHANCE`) whose outcomes are weighted
 *   actions, drawn by the caller that runs the match.
 * - While the match is not over, `legal` is never empty, and no legal action leads to a state where it would be.
 * - `check(s, a) === null` exactly for the actions that `legal` lists.
 * - `apply` is called only with an action that `check` allows; it changes the state in place.
 * - A decision that takes several steps is data in the state, never a closure.
 */
export interface Game<S> {
  /** Id in records, requests and URLs: lower case, words joined by `-`. */
  readonly id: string;
  /** Version of the rules; increases when the same record could have a different meaning. */
  readonly rulesVersion: number;
  /** Minimum and maximum number of seats. */
  readonly players: readonly [number, number];
  readonly manifest: Manifest<S>;

  /**
   * Reads untrusted options. Unknown keys and wrong values are refused with `bad-options` and a `path`; missing values get
   * their defaults.
   */
  options(input: unknown): Parsed<Options>;
  /** Creates a new match, before any chance event. `options` come from `options()`. */
  setup(options: Options): S;
  /** Returns the complete options the state was set up with. */
  optionsOf(state: S): Options;

  /** Returns the actor that acts next. */
  actor(state: S): Actor;
  /**
   * Fills `out` with every legal action, each once, in ascending order; for chance with the weight of each outcome. Empty
   * when the match is over.
   */
  legal(state: S, out: ActionBuffer): void;
  /** Returns the reason why the actor may not take this action now, or null if it is legal. Does not change the state. */
  check(state: S, action: Action): Refusal | null;
  /** Applies a legal action in place. Appends its facts to the journal, if there is one. */
  apply(state: S, action: Action, journal?: Journal): void;

  /** Returns an independent copy. */
  clone(state: S): S;
  /** Copies `from` into `to` without allocating; both are states of matches with the same options. */
  copy(from: S, to: S): void;
  /**
   * Returns a hash of 53 bits: equal states of a match have equal hashes, different ones almost certainly different hashes.
   */
  hash(state: S): number;

  /** Returns the result once the match is over, null before. */
  result(state: S): Result | null;

  /**
   * Returns the state as the viewer may see it; the only way by which a state leaves the rules without its secrets. `toJson`
   * of a view shows hidden items as counts. A game without secrets returns a clone. `into`, a state of a match with the same
   * options, may be overwritten and returned instead of a new one, so that frequent callers need not allocate.
   */
  view(state: S, viewer: Viewer, into?: S): S;
  /** Redacts a line of the record for a viewer: `* card 1 ?` for anyone who may not see the card. */
  viewAction(line: string, viewer: Viewer): string;
  /** Redacts a fact of the journal for a viewer. */
  viewFact(fact: Fact, viewer: Viewer): Fact;
  /** Returns a complete state consistent with the seat's view; hidden information is sampled with `random`. */
  resample(view: S, seat: Seat, random: Random): S;

  /** Formats an action of this state's actor as a line: `0 buy MAR-3`. */
  write(state: S, action: Action): string;
  /**
   * Parses a line into an action without checking legality: call `check` on the result. Refuses malformed lines
   * (`bad-request`), lines of another actor (`not-your-turn`) and lines after the end (`match-over`).
   */
  parse(state: S, line: string): Parsed<Action>;

  /** Serialises the state to JSON. */
  toJson(state: S): JsonObject;
  /**
   * Reads a state from JSON. Missing keys get the value of a new match with these options; objects merge key by key,
   * arrays are replaced, `players` merge seat by seat. A state that contradicts itself or the rules of conservation is
   * refused with `bad-state` and the `path` of the first fault.
   */
  fromJson(input: unknown): Parsed<S>;
}
