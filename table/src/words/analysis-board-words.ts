/** What is said of the analysis board: where anybody's turn can be tried, with the bots' chances beside it. */
export interface AnalysisBoardWords {
  readonly title: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** Opens a board of a game from its beginning, with so many players. */
  players(count: number): string;
  /** The way to a position of a match that is over, or of a record. */
  readonly elsewhere: string;
  readonly openRecord: string;
  readonly chances: string;
  /** While a bot looks at the position. */
  readonly looking: string;
  readonly unknown: string;
  readonly tryAgain: string;
  /** Before what is the best turn for somebody. */
  bestFor(name: string): string;
  readonly adopt: string;
  /** Nobody decides here: chance does, or the match is over. */
  readonly nobody: string;
  /** Takes back the last turn. */
  readonly back: string;
  readonly leave: string;
}
