/** What the page says on which a match is set up. */
export interface SetUpWords {
  readonly newMatch: string;
  readonly where: string;
  readonly places: { readonly server: string; readonly device: string };
  readonly howMany: string;
  readonly kindLabel: string;
  readonly level: string;
  /** Whom a level is for, in a line; empty for a level without one. */
  levelText(level: string): string;
  guest(number: number): string;
  readonly openHint: string;
  readonly hereHint: string;
  readonly boardShipped: string;
  readonly boardOwn: string;
  readonly boardFile: string;
  boardTaken(name: string): string;
  readonly boardNotJson: string;
  boardFault(path: string, message: string): string;
  readonly order: string;
  readonly orderDrawn: string;
  readonly orderAsListed: string;
  readonly start: string;
}
