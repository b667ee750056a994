/** Texts of a table that waits for people to sit down. */
export interface WaitingWords {
  /** Heading: number of seats that are free. */
  title(open: number): string;
  players(count: number): string;
  /** In the row of an open seat. */
  readonly openSeat: string;
  readonly seatBot: string;
  /** Accessible name of the same button; begins with its text. */
  seatBotAt(seat: number): string;
  botLevel(seat: number): string;
  /** Beside the person who opened the table. */
  readonly opener: string;
  readonly invite: string;
  readonly sameTable: string;
  readonly scan: string;
  readonly qrCode: string;
  readonly mail: string;
  readonly share: string;
  /** Subject of a mail, title of what is shared. */
  invitation(game: string): string;
  readonly begins: string;
  readonly callOff: string;
  readonly callOffQuestion: string;
  readonly callOffYes: string;
  readonly callOffNo: string;
  /** News, read aloud. */
  satDown(name: string): string;
}
