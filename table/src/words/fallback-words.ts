/** What the plain table says; the game's own words are those of its state and its actions. */
export interface FallbackWords {
  /** Said where the match has not begun. */
  readonly waiting: (open: number) => string;
  readonly yourTurn: string;
  readonly turnHere: (name: string) => string;
  readonly turnOf: (name: string) => string;
  readonly chance: string;
  readonly over: string;
  readonly seats: string;
  readonly table: string;
  readonly log: string;
  readonly nothingYet: string;
  readonly chooseOne: string;
  readonly sending: string;
  readonly takeScreen: (name: string) => string;
  readonly openSeat: string;
  readonly you: string;
  readonly rankAndScore: (rank: number, score: number) => string;
  /** A line of the record: who did what. */
  readonly line: (who: string, what: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly documentTitle: (turn: string, game: string) => string;
}
