/** What is said where records are opened. */
export interface RecordsWords {
  readonly title: string;
  readonly about: string;
  readonly choose: string;
  /** Beside the button: that a file may also be dropped. */
  readonly drop: string;
  readonly pasted: string;
  readonly open: string;
  readonly reading: string;
  /** Why a file is not opened. */
  readonly tooLarge: string;
  readonly notJson: string;
  readonly hidden: string;
  /** A place in the file, as a path; empty for the file as a whole. */
  form(path: string): string;
  unknownGame(game: string): string;
  readonly otherRules: string;
  notAllowed(ply: number, action: string): string;
  readonly differs: {
    readonly check: string;
    readonly deal: string;
    readonly commitment: string;
    readonly result: string;
  };
  /** What stands in the menu of an opened record. */
  proven(actions: number): string;
  readonly dealProven: string;
  /** Whether what the reader added to the seed is in the deal. */
  readonly ownIn: string;
  readonly ownMissing: string;
  readonly keep: string;
  readonly keeping: string;
  readonly cannotKeep: string;
  readonly another: string;
  readonly unreadable: string;
}
