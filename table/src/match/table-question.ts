/** Something one can ask of a position by a key, to be told it in a sentence. */
export interface TableQuestion {
  /** What is asked, as it stands in the list of keys. */
  readonly question: string;
  answer(): string;
}
