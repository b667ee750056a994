/** The games with a table in this client. */
export const GAME_NAMES = ['el-capitan', 'golden-horn'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** Home, the setting-up of a match, and sitting down by a link. */
export interface HomeWords {
  readonly title: string;
  readonly tagline: string;
  /** What each game is, in a sentence; and that it can be played at once. */
  readonly gameTexts: { readonly [G in GameName]: string };
  playNowText(bots: number, level: string): string;
  readonly playWithoutServer: string;
  playGame(game: string): string;
  readonly setUp: string;
  readonly setUpText: string;
  readonly rulesLink: string;
  readonly myMatches: string;
  readonly noMatches: string;
  readonly noMatchesText: string;
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
  readonly newMatch: string;
  readonly game: string;
  readonly games: { readonly [G in GameName]: string };
  readonly where: string;
  readonly places: { readonly server: string; readonly device: string };
  /** The mark of a match that is on this device, in the list of matches. */
  readonly here: string;
  readonly forget: string;
  forgetMatch(who: string): string;
  readonly forgetQuestion: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
  readonly howMany: string;
  readonly whoSits: string;
  seat(number: number): string;
  readonly kinds: { readonly me: string; readonly here: string; readonly open: string; readonly bot: string };
  readonly kindLabel: string;
  readonly level: string;
  /** What a level is called; a level without a word of its own is called by its id. */
  levelName(level: string): string;
  /** Whom a level is for, in a line; empty for a level without one. */
  levelText(level: string): string;
  readonly nameLabel: string;
  readonly botNames: readonly string[];
  guest(number: number): string;
  readonly openHint: string;
  readonly extraCities: string;
  readonly extraCityNames: { readonly POR: string; readonly LIS: string; readonly CAN: string };
  readonly ruleset: string;
  readonly rulesets: { readonly 'as-described': string; readonly 'as-published': string };
  readonly board: string;
  readonly boardShipped: string;
  readonly boardOwn: string;
  readonly boardNotes: { readonly [G in GameName]: string };
  readonly boardFile: string;
  boardTaken(name: string): string;
  readonly boardNotJson: string;
  boardFault(path: string, message: string): string;
  readonly order: string;
  readonly orderDrawn: string;
  readonly orderAsListed: string;
  readonly start: string;
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
