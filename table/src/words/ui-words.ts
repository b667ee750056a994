/** What the parts say that every table is made of. */
export interface UiWords {
  readonly close: string;
  /** Joins a thing's name with what can be done with it. */
  readonly legal: (label: string, title: string, price: number | null) => string;
  /** The same where several steps lead to it: `Napoli, 8 florins: buy Napoli, sail`. */
  readonly plan: (label: string, title: string, price: number | null) => string;
  readonly chosen: (label: string) => string;
  readonly inReach: (label: string) => string;
  readonly effects: string;
  readonly clause: (clause: string) => string;
  readonly steps: string;
  readonly undoStep: (text: string) => string;
  /** On the button that asks what a bot would do. */
  readonly hint: string;
  readonly undo: string;
  readonly redo: string;
  readonly endTurn: string;
  readonly more: string;
  readonly less: string;
  readonly log: string;
  readonly emptyLog: string;
  /** On a line of the log: a click shows the table as it was then. */
  readonly toMoment: string;
  readonly rank: (rank: number) => string;
  readonly scrubber: string;
  readonly plyOf: (ply: number, last: number) => string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
}
