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
  readonly lookBack: string;
  titleYourTurn(name: string, game: string): string;
  titleWaiting(name: string, game: string): string;
  titleOver(game: string): string;
  titleOpen(game: string): string;
  readonly log: string;
  readonly menu: string;
  readonly home: string;
  readonly settings: string;
  readonly close: string;
  boardInPlay(name: string, own: boolean): string;
  readonly watching: string;
  readonly sitDown: string;
  readonly loading: string;
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
  readonly again: string;
  readonly results: string;
  /** The mark of a bot; without a level where it is not told. */
  bot(level: string | null): string;
  /** Heads the panels of everybody at the table. */
  readonly players: string;
  /** Said after the name of the player whose turn it is. */
  readonly playing: string;
  /** Heads the column of the turn. */
  readonly turn: string;
}
