/** Somebody in a sentence: their name, and whether the reader is meant. */
export interface NamedPerson {
  readonly name: string;
  readonly you: boolean;
}
