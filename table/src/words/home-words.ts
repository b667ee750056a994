/** What several pages say: who sits where, sitting down by a link, and the way back. */
export interface HomeWords {
  readonly title: string;
  readonly playWithoutServer: string;
  readonly rulesLink: string;
  /** The ways to the other pages. */
  readonly nav: {
    readonly learn: string;
    readonly rules: string;
    readonly puzzles: string;
    readonly statistics: string;
  };
  /** The link at the foot of every page. */
  readonly licences: string;
  readonly defaultName: string;
  readonly tryAgain: string;
  readonly game: string;
  readonly whoSits: string;
  seat(number: number): string;
  readonly kinds: { readonly me: string; readonly here: string; readonly open: string; readonly bot: string };
  /** What a level is called; a level without a word of its own is called by its id. */
  levelName(level: string): string;
  readonly nameLabel: string;
  readonly botNames: readonly string[];
  readonly board: string;
  readonly starting: string;
  readonly back: string;
  readonly needName: string;
  readonly join: string;
  readonly joining: string;
  readonly notFound: string;
  readonly notFoundText: string;
}
