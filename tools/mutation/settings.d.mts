/** Sources to mutate and the tests that must notice, for the rules of a game or for a room. */
export interface MutationTarget {
  readonly name: string;
  /** Globs from the root; a leading `!` excludes files. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Parts of titles of tests to leave out. */
  readonly without?: readonly string[];
}
export const TARGETS: ReadonlyMap<string, MutationTarget>;
