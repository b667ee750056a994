import type { Action, Fact, Random } from '@levante/contract';

/** A complete turn, and its deed. */
export interface WholeTurn {
  /** Effect of the turn in the game's notation. Turns with the same deed differ only in cost. */
  readonly deed: string;
  /** Actions of the seat, in order, without the random events in between. */
  readonly actions: readonly Action[];
}

/** Game-specific parts of the puzzle search. */
export interface PuzzleGround<S> {
  /** Draws partial options of a match to search for puzzles. */
  draw(random: Random): { readonly players: number };
  /** Returns whether candidate positions are close, so that the match should branch here. */
  nears(state: S): boolean;
  /**
   * Returns the minimum lead in win probability that the evaluator must give one deed for the position to be a candidate;
   * null if the position is not eligible, for example in the middle of a turn.
   */
  wants(state: S): number | null;
  /** Lists every turn of the seat to act. Among turns with the same deed, the cheapest come first. */
  turns(view: S): readonly WholeTurn[];
  /** Returns the deed of a turn given as lines; `state` is the state before it, as JSON. */
  turnDeed(state: Readonly<Record<string, unknown>>, seat: number, lines: readonly string[]): string | null;
  /** Returns the cost of a turn (florins, cards) from its facts. Lower is better among turns with the same deed. */
  spent(facts: readonly Fact[], seat: number): number;
  /** Returns the theme of a puzzle from the facts of its solution. */
  theme(view: S, facts: readonly Fact[]): string;
}
