/** What following a match says: playback, log, payday, looking back, connection. */
export interface FollowWords {
  readonly connecting: string;
  readonly lost: string;
  /** A bot failed, and another plays its turn. */
  replaced(name: string): string;
  readonly beforePlay: string;
  /** The name of the part that is only read aloud. */
  readonly news: string;
  readonly skip: string;
  readonly past: string;
  readonly backToNow: string;
  readonly lookBack: string;
  /** Whose turn it was at the moment that is looked at. */
  wasTurnOf(name: string): string;
  readonly recordFails: string;
  titleYourTurn(name: string, game: string): string;
  titleWaiting(name: string, game: string): string;
  titleOver(game: string): string;
  titleOpen(game: string): string;
  readonly log: string;
  readonly menu: string;
  readonly help: string;
  readonly home: string;
  readonly settings: string;
  readonly keys: string;
  readonly close: string;
  boardInPlay(name: string, own: boolean): string;
  readonly waitingForPlayers: string;
  waitingText(open: number): string;
  readonly linkLabel: string;
  readonly copyLink: string;
  readonly copied: string;
  /** The browser does not let the page copy: the link is marked instead. */
  readonly copyMarked: string;
  readonly watching: string;
  readonly sitDown: string;
  readonly loading: string;
  readonly saveRecord: string;
  readonly onThisDevice: string;
  readonly yourTurn: string;
  turnHere(name: string): string;
  turnOf(name: string): string;
  /** On the button with which the next person at a shared screen begins to look. */
  takeScreen(name: string): string;
  readonly over: string;
  won(names: readonly string[]): string;
  readonly lookAtTable: string;
  readonly goOn: string;
  readonly you: string;
  readonly stillOpen: string;
  readonly again: string;
  readonly results: string;
  /** The mark of a bot; without a level where it is not told. */
  bot(level: string | null): string;
}
