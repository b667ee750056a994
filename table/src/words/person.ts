/** Somebody in a sentence: their name, and whether the reader is meant. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}
