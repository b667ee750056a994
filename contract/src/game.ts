import type { Action, ActionBuffer } from './actions.ts';
import type { Json, JsonObject } from './json.ts';
import type { Manifest } from './manifest.ts';
import type { Random } from './random.ts';
import type { Parsed, Refusal } from './refusal.ts';

/** A place at the table, `0 … players-1`, clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody who has none. */
export type Viewer = Seat | 'spectator';

/** Who decides next: a seat, `CHANCE`, or `NOBODY` when the match is over. */
export type Actor = number;
export const CHANCE = -1;
export const NOBODY = -2;

/** The actor as it is written in notation and JSON: `"0"`, `"*"`, or null. */
export function writeActor(actor: Actor): string | null {
  if (actor === NOBODY) return null;
  return actor === CHANCE ? '*' : String(actor);
}

/** What was chosen before the deal, complete (defaults filled in), as plain data. */
export interface Options {
  readonly players: number;
  readonly [key: string]: Json;
}

/** How a match ended: `scores[seat]`; `ranks[seat]` from 1, equal for the tied (1, 1, 3). */
export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

/** One thing that happened, as plain data with ids only: `{"type":"house-built","seat":0,"city":"MAR",…}`. */
export interface Fact {
  readonly type: string;
  readonly [key: string]: Json;
}

/** What an action did, in order. Every florin and every piece that changes hands appears in it exactly once. */
export type Journal = Fact[];

/**
 * A game, as everything outside it sees it. `S` is its state: a class of named typed arrays and
 * small integers, mutable, whose shape is nobody's business but the game's and its bots'.
 *
 * What a game must keep:
 * - It holds no clock, no generator, no shuffled order: chance is an actor (`CHANCE`) whose outcomes are
 *   actions with weights, drawn by whoever runs the match.
 * - While the match is not over, `legal` is never empty, and nothing legal leads to where it would be.
 * - `check(s, a) === null` exactly for the actions that `legal` lists.
 * - `apply` is called only with an action that `check` allows; it changes the state in place.
 * - A decision that takes several steps is data in the state, never a closure.
 */
export interface Game<S> {
  /** The name in records, requests and URLs: lower case, words joined by `-`. */
  readonly id: string;
  /** Rises when the same record could mean something else. */
  readonly rulesVersion: number;
  /** The fewest and the most seats. */
  readonly players: readonly [number, number];
  readonly manifest: Manifest<S>;

  /** Reads options from outside: unknown keys and wrong values are refused with `bad-options` and a `path`; what is missing takes its default. */
  options(input: unknown): Parsed<Options>;
  /** A fresh match, before any chance. `options` come from `options()`. */
  setup(options: Options): S;
  /** The options the state was set up with, complete. */
  optionsOf(state: S): Options;

  /** Who decides now. */
  actor(state: S): Actor;
  /** Fills `out` with every legal action, each once, ascending; for chance with the weight of each outcome. Empty when the match is over. */
  legal(state: S, out: ActionBuffer): void;
  /** Why the actor may not do this now, or null if he may. Changes nothing. */
  check(state: S, action: Action): Refusal | null;
  /** Does a legal action in place. With a journal, adds what happened as facts; without one, costs nothing for it. */
  apply(state: S, action: Action, journal?: Journal): void;

  /** An independent copy. */
  clone(state: S): S;
  /** Makes `to` equal to `from` without allocating; both are matches with the same options. */
  copy(from: S, to: S): void;
  /** A number of 53 bits that tells states of one match apart: equal states have equal numbers, different ones almost surely different ones. */
  hash(state: S): number;

  /** The result once the match is over, else null. */
  result(state: S): Result | null;

  /**
   * The one door through which secrets leave: the state as the viewer may see it. `toJson` of a view
   * shows what is hidden as counts. A game without secrets gives a clone. `into`, a state of a match with the same
   * options, may be overwritten and given back in place of a new one: whoever looks at every ply need not allocate.
   */
  view(state: S, viewer: Viewer, into?: S): S;
  /** The same door for a line of the record: `* card 1 ?` for whoever may not see the card. */
  viewAction(line: string, viewer: Viewer): string;
  /** The same door for a fact of the journal. */
  viewFact(fact: Fact, viewer: Viewer): Fact;
  /** A whole state that agrees with all that the seat's view shows; what is hidden is drawn with `random`. */
  resample(view: S, seat: Seat, random: Random): S;

  /** The line of text of an action of this state's actor: `0 buy MAR-3`. */
  write(state: S, action: Action): string;
  /**
   * Reads a line. Says only what the line means, not whether it is legal: `parse` then `check`.
   * Refuses what is no action at all (`bad-request`), somebody else's (`not-your-turn`), or anything after the end (`match-over`).
   */
  parse(state: S, line: string): Parsed<Action>;

  /** The state in the form of the formats. */
  toJson(state: S): JsonObject;
  /**
   * Reads a state. Missing keys take the value they have in a fresh match with those options; objects merge
   * key by key, arrays replace whole, `players` merge seat by seat. A state that contradicts itself or the
   * rules of conservation is refused with `bad-state` and the `path` of the first fault.
   */
  fromJson(input: unknown): Parsed<S>;
}
