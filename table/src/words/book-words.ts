/** What the book of rules says beside the rules themselves. */
export interface BookWords {
  /** The heading of a game's book. */
  readonly title: (game: string) => string;
  readonly contents: string;
  readonly search: string;
  /** How many clauses were found. */
  readonly found: (count: number) => string;
  readonly noneFound: string;
  readonly clear: string;
  readonly example: string;
  readonly related: string;
  readonly relatedOf: (number: string) => string;
  readonly games: string;
  readonly noBook: string;
  readonly missing: string;
  /** The heading of a clause that was opened by itself. */
  readonly clause: (number: string, title: string) => string;
  readonly wholeBook: string;
  /** Opens the moment of a picture as an analysis board. */
  readonly tryIt: string;
  readonly noClause: string;
}
