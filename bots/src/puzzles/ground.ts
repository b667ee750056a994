import type { Action, Fact, Random } from '@levante/contract';

/** A way through a whole turn, and what it comes to. */
export interface WholeTurn {
  /** What the turn does, in the game's own short words: ways with one deed differ in nothing but what they cost. */
  readonly deed: string;
  /** What the seat does, in order; the chance in between is left to whoever plays it. */
  readonly actions: readonly Action[];
}

/** What must be known of a game to look for puzzles in its matches. */
export interface PuzzleGround<S> {
  /** Options of a match worth looking through, to be completed by the game. */
  draw(random: Random): { readonly players: number };
  /** Whether positions to be looked at are near: from here on a match is played on in several ways. */
  nears(state: S): boolean;
  /**
   * Whether a whole turn begins here that is worth a look: how far the judgement must see one deed ahead of all others for the
   * position to be tried, as a share of the win; null where it is not.
   */
  wants(state: S): number | null;
  /** Every turn of the seat to play, by what it sees; of ways that differ in cost alone, the best come first. */
  turns(view: S): readonly WholeTurn[];
  /** The deed of a turn by its lines; `state` is the one before it, in the form of the formats. */
  turnDeed(state: Readonly<Record<string, unknown>>, seat: number, lines: readonly string[]): string | null;
  /** What a turn uses up (florins, cards), from what happened in it: of two ways to one deed, the one with less is the better. */
  spent(facts: readonly Fact[], seat: number): number;
  /** What a puzzle is about, from what happens in its solution. */
  theme(view: S, facts: readonly Fact[]): string;
}
