import type { Action } from './actions.ts';
import type { Fact } from './game.ts';
import type { JsonObject } from './json.ts';

/** How many there are of everything that can be counted, by a name of the game's own: `cash 0`, `bag red`. */
export type Tally = Map<string, number>;

/** Adds to a count of a tally; what is not there counts 0. */
export function put(tally: Tally, name: string, amount: number): void {
  tally.set(name, (tally.get(name) ?? 0) + amount);
}

/** So many of something go from one place to another. */
export function move(tally: Tally, from: string, to: string, amount = 1): void {
  put(tally, from, -amount);
  put(tally, to, amount);
}

/** A book kept from the journal alone, without the rules: with it a game proves that its journal adds up. */
export interface Ledger<S> {
  /** Every florin, cube, card and piece of a state, counted from its plain form. */
  count(state: S): Tally;
  /** Enters what one fact says has changed hands; nothing for facts that move nothing. */
  enter(tally: Tally, fact: Fact): void;
}

/** What is measured of a game's speed. */
export interface Measured {
  /** The number of players with which it stands beside other programs. */
  readonly players: number;
  /** What is set up besides players, one after the other, for the figures of all variants; default: nothing. */
  readonly setups?: readonly JsonObject[];
  /** Whether a player who hoards takes this action before all others; left out where nothing is hoarded. */
  hoarded?(action: Action): boolean;
}

/** How a game with a pass names it: passing must be legal only where a turn could not be finished otherwise. */
export interface Passing<S> {
  isPass(action: Action): boolean;
  /** Number of the turn that is being played, the same until it ends; null between turns. */
  turnOf(state: S): number | null;
}

/** What a game tells of itself to whoever tries whether it keeps the contract. */
export interface Proof<S> {
  /** What is played, one after the other: options as they come from outside, together all that make a difference. */
  options(): readonly unknown[];
  readonly ledger?: Ledger<S>;
  /** What chance may bring now, by line, with the weight of each: counted from what is left to draw, not from `legal`. */
  outcomes?(state: S): ReadonlyMap<string, number>;
  /** No match that keeps the rules has as many plies (default 20,000). */
  readonly mostPlies?: number;
  /** Left out where a game has no pass. */
  readonly passing?: Passing<S>;
  /** Left out where nobody measures it. */
  readonly measured?: Measured;
}
