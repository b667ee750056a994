/** What is said of all my matches together. */
export interface StatisticsWords {
  readonly title: string;
  readonly about: string;
  readonly reading: string;
  readonly none: string;
  readonly noneText: string;
  readonly begin: string;
  /** Beside the figures: how many matches are not in them. */
  running(count: number): string;
  shared(count: number): string;
  readonly withoutServer: string;
  readonly played: string;
  readonly won: string;
  readonly share: string;
  readonly mean: string;
  /** The same at the head of a narrow column, and how much of them was won. */
  readonly meanShort: string;
  readonly best: string;
  readonly longest: string;
  actions(count: number): string;
  readonly places: string;
  place(rank: number): string;
  times(count: number): string;
  readonly latest: string;
  /** The name of one of the latest matches: "2nd of 4". */
  placeOf(rank: number, players: number): string;
  readonly byPlayers: string;
  players(count: number): string;
  readonly byOthers: string;
  readonly people: string;
  percent(share: number): string;
  /** Who one is to the server, and how to be rid of it. */
  readonly identity: {
    readonly title: string;
    readonly about: string;
    readonly renew: string;
    readonly renewed: string;
    readonly forget: string;
    readonly forgetQuestion: string;
    readonly forgetYes: string;
    readonly forgetNo: string;
    readonly forgotten: string;
    readonly failed: string;
  };
  /** A figure with one decimal at most. */
  figure(value: number): string;
  /** One with exactly one decimal, so that they stand in a column. */
  average(value: number): string;
}
