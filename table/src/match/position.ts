import type { Draftable } from './draft.ts';

/** What the page of a match asks of the positions of any game. */
export interface TablePosition<P, F> extends Draftable<P, F> {
  /** The state in the form of the formats, as this screen may see it. */
  readonly json: object;
  /** Whose turn it is, or was last; null before the first. */
  readonly turn: number | null;
  readonly over: boolean;
  /** The legal actions of the seat that decides, as lines; none for chance and after the end. */
  readonly texts: readonly string[];
}

export interface AnyFact {
  readonly type: string;
}
