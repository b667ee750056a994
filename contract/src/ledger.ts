import type { Action } from './actions.ts';
import type { Fact } from './game.ts';
import type { JsonObject } from './json.ts';

/** Amounts of everything that can be counted, by names that the game chooses: `cash 0`, `bag red`. */
export type Tally = Map<string, number>;

/** Adds to an amount of a tally; a missing name counts as 0. */
export function put(tally: Tally, name: string, amount: number): void {
  tally.set(name, (tally.get(name) ?? 0) + amount);
}

/** Moves an amount from one place of a tally to another. */
export function move(tally: Tally, from: string, to: string, amount = 1): void {
  put(tally, from, -amount);
  put(tally, to, amount);
}

/**
 * Double-entry ledger kept from the journal alone, without the rules. With it a game proves that its journal is
 * complete.
 */
export interface Ledger<S> {
  /** Counts every florin, cube, card and piece of a state. */
  count(state: S): Tally;
  /** Posts the transfers of one fact; facts without transfers change nothing. */
  enter(tally: Tally, fact: Fact): void;
}

/** Settings for benchmarks of a game's speed. */
export interface Measured {
  /** Number of players for comparisons with other programs. */
  readonly players: number;
  /** Setups besides players, one for each variant measured; default: none. */
  readonly setups?: readonly JsonObject[];
  /** Returns true if a hoarding player prefers this action to all others; undefined for games without hoarding. */
  hoarded?(action: Action): boolean;
}

/** Pass actions of a game: passing must be legal only if a turn could not be finished otherwise. */
export interface Passing<S> {
  isPass(action: Action): boolean;
  /** Returns the number of the current turn, constant until it ends; null between turns. */
  turnOf(state: S): number | null;
}

/** A game's input to the conformance kit. */
export interface Proof<S> {
  /** Returns options to be played in turn, as untrusted input. Together they cover every variant. */
  options(): readonly unknown[];
  readonly ledger?: Ledger<S>;
  /**
   * Returns the possible outcomes of chance now, by line, with their weights: counted from the remaining pieces, not
   * from `legal`.
   */
  outcomes?(state: S): ReadonlyMap<string, number>;
  /** Upper bound on the plies of a match (default 20,000). */
  readonly maxPlies?: number;
  /** Undefined for games without a pass. */
  readonly passing?: Passing<S>;
  /** Undefined for games that are not benchmarked. */
  readonly measured?: Measured;
}
