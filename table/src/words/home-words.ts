/** Home, and sitting down by a link. */
export interface HomeWords {
  readonly title: string;
  readonly tagline: string;
  tablesWait(count: number): string;
  /** A greeting beside the matches that wait. */
  fairWind(name: string): string;
  readonly takeTurn: string;
  readonly atHand: string;
  readonly ownTable: string;
  playNowText(bots: number, level: string): string;
  readonly playWithoutServer: string;
  /** On the button of a game; `playGame` is its name where the game does not stand beside it. Likewise the others. */
  readonly play: string;
  playGame(game: string): string;
  readonly setUpShort: string;
  setUpGame(game: string): string;
  readonly rulesShort: string;
  rulesOf(game: string): string;
  seatsOf(fewest: number, most: number): string;
  readonly setUp: string;
  readonly setUpText: string;
  readonly rulesLink: string;
  readonly myMatches: string;
  readonly noMatches: string;
  readonly noMatchesText: string;
  /** Where every match waits for me and stands above. */
  readonly noOthers: string;
  readonly more: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  openSeats(count: number): string;
  ranked(rank: number): string;
  readonly watched: string;
  readonly overNow: string;
  players(count: number): string;
  readonly defaultName: string;
  readonly loading: string;
  readonly tryAgain: string;
  readonly game: string;
  /** The mark of a match that is on this device, in the list of matches. */
  readonly here: string;
  readonly forget: string;
  forgetMatch(who: string): string;
  readonly forgetQuestion: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
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
  joinText(host: string): string;
  readonly joinSeat: string;
  readonly joining: string;
  readonly watchOnly: string;
  readonly notFound: string;
  readonly notFoundText: string;
  howToPlay(game: string): string;
}
