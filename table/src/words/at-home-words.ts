import type { HomeWords } from './home-words.ts';
import type { PageWords } from './messages.ts';

/** What is said at home alone. */
export interface AtHomeWords {
  readonly tagline: string;
  tablesWait(count: number): string;
  /** A greeting beside the matches that wait. */
  fairWind(name: string): string;
  readonly takeTurn: string;
  readonly settingsTitle: string;
  readonly ownTable: string;
  playNowText(bots: number, level: string): string;
  /** On the button of a game; `playGame` is its name where the game does not stand beside it. Likewise the others. */
  readonly play: string;
  playGame(game: string): string;
  readonly learnShort: string;
  learnGame(game: string): string;
  readonly setUpShort: string;
  setUpGame(game: string): string;
  readonly rulesShort: string;
  rulesOf(game: string): string;
  seatsOf(fewest: number, most: number): string;
  readonly setUp: string;
  readonly setUpText: string;
  readonly myMatches: string;
  readonly noMatches: string;
  readonly noMatchesText: string;
  /** Where every match waits for me and stands above. */
  readonly noOthers: string;
  allMatches(count: number): string;
  readonly more: string;
  /** Number of actions in a match since the last visit. */
  since(count: number): string;
  /** Before what happened. */
  readonly sinceLastVisit: string;
  /** `names` joined as a list, of `count` people. */
  movedSince(names: string, count: number): string;
  readonly offlineHere: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  openSeats(count: number): string;
  ranked(rank: number): string;
  readonly watched: string;
  readonly overNow: string;
  readonly loading: string;
  /** The mark of a match that is on this device, in the list of matches. */
  readonly here: string;
  readonly forget: string;
  forgetMatch(who: string): string;
  readonly forgetQuestion: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
}

/** With what every page says. */
export interface HomePageWords extends PageWords {
  readonly home: HomeWords & AtHomeWords;
}
